import { CODE_ENDS, REFERRAL_CODE, REFERRAL_COOKIES } from './referral.ts';

/**
 * Runs in the head, before anything is painted: marks the page of a visitor whom a partner sent, as a stored code or the address says. Pages
 * are the same file for everybody; the length of the free trial is not (components/pricing/by-trial-days.tsx).
 */
export const REFERRED_SCRIPT = `(function(r){function is(t){return ${REFERRAL_CODE}.test((t||"").replace(${CODE_ENDS},""))}try{if(is(new URLSearchParams(location.search).get("${REFERRAL_COOKIES.ref}"))||is(decodeURIComponent((/(?:^|; )${REFERRAL_COOKIES.ref}=([^;]*)/.exec(document.cookie)||[])[1]||"")))r.dataset.referred=""}catch(e){}})(document.documentElement)`;
