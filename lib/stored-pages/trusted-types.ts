/** The policies that may turn a string into markup or a script address: our rule below, and Next's own script loader. */
export const TRUSTED_TYPES_POLICIES = ['default', 'nextjs'];

/**
 * Runs before every other script: decides which strings a script may put where a browser would run them
 * (https://www.w3.org/TR/trusted-types/). React makes every script element from an empty one, and writes structured data, which holds no
 * "<", into it; Next adds its own scripts by their address. Any other string throws.
 */
export const TRUSTED_TYPES_SCRIPT = `(function(t){t&&t.createPolicy("default",{createHTML:function(s){return s==="<script>\\x3c/script>"||s.indexOf("<")<0?s:null},createScriptURL:function(u){return new URL(u,location.href).href.indexOf(location.origin+"/_next/static/")===0?u:null}})})(window.trustedTypes)`;
