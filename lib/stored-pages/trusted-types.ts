/** Who may turn a string into markup or into a script's address: our rule below, and Next's own loader of scripts. */
export const TRUSTED_TYPES_POLICIES = ['default', 'nextjs'];

/**
 * Runs before every other script: says which strings a script may put where a browser would run them
 * (https://www.w3.org/TR/trusted-types/). React makes every script element from one empty one, and writes structured data, which holds no
 * "<", into it; Next adds its own scripts by their address. Every other string throws, whoever uses it.
 */
export const TRUSTED_TYPES_SCRIPT = `(function(t){t&&t.createPolicy("default",{createHTML:function(s){return s==="<script>\\x3c/script>"||s.indexOf("<")<0?s:null},createScriptURL:function(u){return new URL(u,location.href).href.indexOf(location.origin+"/_next/static/")===0?u:null}})})(window.trustedTypes)`;
