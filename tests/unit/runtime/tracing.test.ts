import { expect, test } from 'vitest';
import { isTraced, withoutQueries } from '../../../lib/runtime/tracing.ts';

test('spans are sent only with a configured collector', () => {
  expect(isTraced({})).toBe(false);
  expect(isTraced({ OTEL_SERVICE_NAME: 'site' })).toBe(false);
  expect(isTraced({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' })).toBe(true);
  expect(isTraced({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:4318/v1/traces' })).toBe(true);
  expect(isTraced({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_SDK_DISABLED: 'true' })).toBe(false);
});

test('a span leaves without the queries of its addresses', () => {
  const ended: { name: string; attributes: Record<string, unknown> }[] = [];
  const processor = withoutQueries({
    onEnd: (span: { name: string; attributes: Record<string, unknown> }) => {
      ended.push({ name: span.name, attributes: span.attributes });
    },
  });
  processor.onEnd({
    name: 'fetch POST https://crm.example/in?key=1',
    attributes: { 'http.target': '/es?ref=anna', 'http.status_code': 200 },
  });
  expect(ended).toEqual([{ name: 'fetch POST https://crm.example/in', attributes: { 'http.target': '/es', 'http.status_code': 200 } }]);
});
