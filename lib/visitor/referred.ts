import { CODE_ENDS, REFERRAL_CODE, REFERRAL_COOKIES } from './referral.ts';

/** Runs before the first paint: marks the page of a visitor from a partner. All visitors get the same page file (by-trial-days.tsx). */
export const REFERRED_SCRIPT = `(function(r){function is(t){return ${REFERRAL_CODE}.test((t||"").replace(${CODE_ENDS},""))}try{if(is(new URLSearchParams(location.search).get("${REFERRAL_COOKIES.ref}"))||is(decodeURIComponent((/(?:^|; )${REFERRAL_COOKIES.ref}=([^;]*)/.exec(document.cookie)||[])[1]||"")))r.dataset.referred=""}catch(e){}})(document.documentElement)`;
