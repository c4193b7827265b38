import { expect, test } from 'vitest';
import { flightRows } from '../../../lib/next/flight-data.ts';
import { scriptsAfterPaint, withScriptsAfterPaint } from '../../../lib/next/scripts-after-paint.ts';
import { STATIC_PART } from '../../../lib/next/static-part.ts';
import { withoutStaticParts } from '../../../lib/next/static-parts.ts';

const PUSH = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\]\)<\/script>/g;

/** A page as the framework writes it: the data in pieces that end anywhere. */
function page(html: string, rows: readonly string[]): string {
  const data = rows.join('');
  const pieces = [data.slice(0, data.length / 2), data.slice(data.length / 2)];
  const scripts = pieces.map((piece) => `<script>self.__next_f.push([1,${JSON.stringify(piece).replaceAll('<', '\\u003c')}])</script>`);
  return `<html><body>${html}<script>self.__next_f.push([0])</script>${scripts.join('')}</body></html>`;
}

/** The value of a script literal, in either form. */
const textOfLiteral = (literal: string): string =>
  literal.startsWith('"')
    ? (JSON.parse(literal) as string)
    : literal.slice(1, -1).replace(/\\(x3c|.)/g, (_, sign: string) => ({ x3c: '<', n: '\n', r: '\r' })[sign] ?? sign);

/** The data of a page as it is sent. */
const dataOf = (html: string) => [...html.matchAll(PUSH)].map(([, literal = '']) => textOfLiteral(literal)).join('');
const part = (name: string, children: unknown) => ['$', '$L5', null, { [STATIC_PART]: name, className: 'a', children }];
const element = (type: string, props: object) => ['$', type, null, props];
const row = (id: string, model: unknown) => `${id}:${JSON.stringify(model)}\n`;
const CLIENT = '5:I[123,["$2"],"ServedPart"]\n';

test('the data of a page has nothing of a static part but its name and its attributes', () => {
  const words = 'It’s “static”: </script> <!-- \\ \' "';
  const data = row('0', { c: [part('_S_1_', element('p', { children: words })), 'after'] });
  const sent = withoutStaticParts(page(`<div ${STATIC_PART}="_S_1_">${words}</div>`, [CLIENT, data]));
  expect(dataOf(sent)).toBe(CLIENT + row('0', { c: [['$', '$L5', null, { [STATIC_PART]: '_S_1_', className: 'a' }], 'after'] }));
});

test('the data of a page keeps every sign of what it keeps, in one piece that no HTML ends', () => {
  const rows = [CLIENT, "a:Tb,<!--é\n\r\\'\n", row('0', { c: ['</script>', '<script>', '$a', 'It’s\u2028'] }), ':HL["/a.css","style"]\n'];
  const sent = withoutStaticParts(page('', rows));
  expect(dataOf(sent)).toBe(rows.join(''));
  expect(sent.match(/<\/?script>/g)).toHaveLength(4);
  expect(sent).not.toContain('<!--');
});

test('the data of a page loses the rows that only a static part refers to, and none that something else does', () => {
  const rows = [
    CLIENT,
    row('a', element('li', { children: 'of the part' })),
    row('b', element('li', { children: 'of both' })),
    'c:T6,a text',
    row('1', '$Sreact.fragment'),
    row('0', { c: [part('x', ['$La', '$Lb', ['$', '$1', 'key', { children: '$c' }]]), '$Lb'] }),
  ];
  const sent = withoutStaticParts(page(`<div ${STATIC_PART}="x"></div>`, rows));
  expect([...flightRows(dataOf(sent))].map(({ id }) => id)).toEqual(['5', 'b', '0']);
});

const html = `<div ${STATIC_PART}="x">words</div>`;
const SWITCH = '6:I[7,[],"Switch"]\n';
test.each([
  ['a part that the document does not show', '<div></div>', [row('0', { c: part('x', 'words') })]],
  ['a part whose name stands twice', html + html, [row('0', { c: part('x', 'words') })]],
  ['a part with a component of the browser', html, [SWITCH, row('a', element('$L6', {})), row('0', { c: part('x', ['$La', 'words']) })]],
  ['a part that something else refers into', html, [row('0', { c: [part('x', ['words', { a: 1 }]), '$0:c:0:props:children:1'] })]],
  ['data of a kind that is not known', html, ['7:{"not JSON\n', row('0', { c: part('x', 'words') })]],
])('parts that are not in the document, or have a component in them, stay in the data: %s', (_, document, rows) => {
  expect(dataOf(withoutStaticParts(page(document, [CLIENT, ...rows])))).toBe([CLIENT, ...rows].join(''));
});

const PAGE = [
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/start.js?dpl=a"/>',
  '<script src="/_next/static/chunks/a.js?dpl=a&amp;b=1" async=""></script><script src="/_next/static/chunks/b.js" async=""></script>',
  '<script data-part="x">first()</script><script src="/_next/static/chunks/old.js" noModule=""></script></head><body><p>Words</p>',
  '<script src="/_next/static/chunks/start.js?dpl=a" id="_R_" async=""></script><script>data()</script></body></html>',
].join('');
const SCRIPTS = ['/_next/static/chunks/a.js?dpl=a&b=1', '/_next/static/chunks/b.js', '/_next/static/chunks/start.js?dpl=a'];

test('a page names its scripts once, after its words, and loads none of them by itself', () => {
  const sent = withScriptsAfterPaint(PAGE);
  expect(scriptsAfterPaint(sent)).toEqual(SCRIPTS);
  const kept = ['<script data-part="x">', '<script src="/_next/static/chunks/old.js" noModule="">', '<script>', '<script>'];
  expect(sent.match(/<script[^>]*>|<link[^>]*>/g)).toEqual(kept);
  expect(sent.indexOf('a.js')).toBeGreaterThan(sent.indexOf('Words'));
  expect(withScriptsAfterPaint(sent)).toBe(sent);
});

test('a page without a start script stays unchanged', () => {
  const page = '<html><head><script src="/a.js" async=""></script></head></html>';
  expect(withScriptsAfterPaint(page)).toBe(page);
});
