// Loaded into the server of the browser tests. What is asked for often, it would compress as well as can be, which takes seventy times as long
// and, with every page asked for by many tests, time from the browsers. No browser sees the difference; tests/unit/server looks at it.
import { syncBuiltinESMExports } from 'node:module';
import zlib from 'node:zlib';

/** With which the server answers at once (lib/server/coded-bodies.ts). */
const QUICK = 5;

const { brotliCompress } = zlib;
zlib.brotliCompress = (body, options, done) => {
  const { BROTLI_PARAM_QUALITY } = zlib.constants;
  const quality = Math.min(QUICK, options.params[BROTLI_PARAM_QUALITY]);
  return brotliCompress(body, { ...options, params: { ...options.params, [BROTLI_PARAM_QUALITY]: quality } }, done);
};
syncBuiltinESMExports();
