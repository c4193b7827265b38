import type { SpanProcessor } from '@opentelemetry/sdk-trace-base';
import { beforeExit } from './shutdown.ts';

/** The SDK's own setting: it sends spans there, over HTTP. See https://opentelemetry.io/docs/specs/otel/protocol/exporter/. */
const ENDPOINTS = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'];

/** Whether spans are on. These names belong to a standard, and its packages read them: they are not settings of this site. */
const isTraced = () => ENDPOINTS.some((name) => process.env[name]) && process.env.OTEL_SDK_DISABLED !== 'true';

/**
 * Sends the spans that Next makes of each request to an OpenTelemetry collector, if one is configured; otherwise nothing is loaded. Uses
 * the plain SDK: @vercel/otel, of the same size, would also patch module loading, and write our outgoing addresses with their queries into
 * spans.
 */
export async function startTracing(): Promise<void> {
  if (!isTraced()) return;
  const [{ context, trace }, { AsyncLocalStorageContextManager }, { OTLPTraceExporter }, resources, sdk] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-base'),
  ]);
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = resources;
  const batches = new sdk.BatchSpanProcessor(new OTLPTraceExporter());
  const provider = new sdk.BasicTracerProvider({
    // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES come last, so they win.
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'feedloom-site' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [withoutQueries(batches)],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  beforeExit(() => provider.shutdown());
}

/** A query may carry personal words or a receiver's key: a span's addresses lose it. */
function withoutQueries(processor: SpanProcessor): SpanProcessor {
  const onEnd = processor.onEnd.bind(processor);
  processor.onEnd = (span) => {
    const attributes = Object.fromEntries(Object.entries(span.attributes).map(([name, value]) => [name, cut(value)]));
    onEnd(Object.create(span, { name: { value: cut(span.name) }, attributes: { value: attributes } }));
  };
  return processor;
}

const cut = (value: unknown) => (typeof value === 'string' ? value.replace(/\?\S*/g, '') : value);
