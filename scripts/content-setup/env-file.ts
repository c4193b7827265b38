import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

const EXAMPLE = '.env.example';

/** The settings that a file of them has; none where there is no file. An empty value counts as not set. */
export function readEnvFile(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  const values = Object.entries(parseEnv(readFileSync(file, 'utf8')));
  return Object.fromEntries(values.filter((pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== ''));
}

/**
 * Puts values into a file of settings: where their names stand, else at the end. All else stays as it is. A new file begins as a copy of
 * .env.example, which says what each is for, and only this user may read it: it holds tokens.
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
