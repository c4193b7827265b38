import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

const EXAMPLE = '.env.example';

/** The settings in a file; empty without a file. An empty value counts as not set. */
export function readEnvFile(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  const values = Object.entries(parseEnv(readFileSync(file, 'utf8')));
  return Object.fromEntries(values.filter((pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== ''));
}

/**
 * Writes values into a file of settings: at their existing names, else at the end. All other lines stay. A new file begins as a copy of
 * .env.example, which describes each, and only this user may read it: it holds tokens.
 */
export function writeEnvFile(file: string, values: Readonly<Record<string, string>>): void {
  const source = existsSync(file) ? file : EXAMPLE;
  let text = existsSync(source) ? readFileSync(source, 'utf8') : '';
  for (const [name, value] of Object.entries(values)) {
    const line = `${name}=${value}`;
    const place = new RegExp(`^(?:export\\s+)?${name}\\s*=.*$`, 'm');
    text = place.test(text) ? text.replace(place, () => line) : `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${line}\n`;
  }
  writeFileSync(file, text, { mode: 0o600 });
}
