import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the front's configuration. */
export const FRONT = 'deploy/nginx';

type Rule = { pattern: string; value: string };
type NginxMap = { source: string; rules: Rule[] };

/**
 * The `map` blocks of an nginx configuration file, by the variable that each sets: parsed here, to test their decisions without nginx.
 * Their expressions have the same meaning in both.
 */
export class NginxMaps {
  readonly #maps = new Map<string, NginxMap>();

  constructor(...files: string[]) {
    for (const file of files) {
      const text = readFileSync(join(FRONT, file), 'utf8').replace(/^\s*#.*$/gm, '');
      for (const [, source = '', name = '', body = ''] of text.matchAll(/^map\s+("[^"]*"|\S+)\s+\$(\w+)\s*\{\n([\s\S]*?)^\}/gm)) {
        const lines = [...body.matchAll(/^\s*("(?:[^"\\]|\\.)*"|\S+)\s+("[^"]*"|\S+?);$/gm)];
        const rules = lines.map(([, pattern = '', value = '']) => ({ pattern: unquoted(pattern), value: unquoted(value) }));
        this.#maps.set(name, { source: unquoted(source), rules });
      }
    }
  }

  /** The value of a variable, from a request's variables by name (`http_cookie`). An unknown one is empty. */
  value(name: string, request: Readonly<Record<string, string>>): string {
    const map = this.#maps.get(name);
    if (!map) return request[name] ?? '';
    const filled = (text: string, more: Readonly<Record<string, string>> = {}): string =>
      text.replace(/\$(\w+)/g, (_, each: string) => more[each] ?? this.value(each, request));
    const input = filled(map.source);
    const plain = map.rules.find(
      ({ pattern }) => !pattern.startsWith('~') && pattern !== 'default' && pattern.toLowerCase() === input.toLowerCase(),
    );
    if (plain) return filled(plain.value);
    for (const { pattern, value } of map.rules) {
      if (!pattern.startsWith('~')) continue;
      const match = new RegExp(pattern.replace(/^~\*?/, ''), pattern.startsWith('~*') ? 'i' : '').exec(input);
      if (match) return filled(value, match.groups);
    }
    return filled(map.rules.find(({ pattern }) => pattern === 'default')?.value ?? '');
  }
}

const unquoted = (text: string) => (text.startsWith('"') ? text.slice(1, -1) : text);
