import { CODE_ENDS, REFERRAL_CODE, REFERRAL_COOKIES } from './referral.ts';

/**
 * Runs in the head, before the first paint: marks the page of a visitor from a partner, by a stored code or the address. All visitors get
 * the same page file; the length of the free trial differs (components/pricing/by-trial-days.tsx).
 */
export const REFERRED_SCRIPT = `(function(r){function is(t){return ${REFERRAL_CODE}.test((t||"").replace(${CODE_ENDS},""))}try{if(is(new URLSearchParams(location.search).get("${REFERRAL_COOKIES.ref}"))||is(decodeURIComponent((/(?:^|; )${REFERRAL_COOKIES.ref}=([^;]*)/.exec(document.cookie)||[])[1]||"")))r.dataset.referred=""}catch(e){}})(document.documentElement)`;
