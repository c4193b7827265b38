import { beforeExit } from './shutdown.ts';

/** What the SDK itself reads: it sends spans there, over HTTP. See https://opentelemetry.io/docs/specs/otel/protocol/exporter/. */
const ENDPOINTS = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'];

/** Whether somebody asked for spans. These are the names of a standard, which its own packages read: they are no settings of ours. */
export const isTraced = (variables: Record<string, string | undefined> = process.env) =>
  ENDPOINTS.some((name) => variables[name]) && variables.OTEL_SDK_DISABLED !== 'true';

/**
 * Sends the spans that Next makes of each request to an OpenTelemetry collector, where one is named; otherwise nothing is loaded. The plain
 * SDK: @vercel/otel, of the same size, would also patch module loading, and write our outgoing addresses with their queries into spans.
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
    // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES come last, and so decide.
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'feedloom-site' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [withoutQueries(batches)],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  beforeExit(() => provider.shutdown());
}

type Span = { name: string; attributes: Record<string, unknown> };
type Ending<S> = { onEnd(span: S): void };

/** A query may carry a person's words or a receiver's key: addresses lose theirs before a span leaves. */
export function withoutQueries<S extends Span, P extends Ending<S>>(processor: P): P {
  const onEnd = processor.onEnd.bind(processor);
  processor.onEnd = (span: S) => {
    const attributes = Object.fromEntries(Object.entries(span.attributes).map(([name, value]) => [name, cut(value)]));
    onEnd(Object.create(span, { name: { value: cut(span.name) }, attributes: { value: attributes } }) as S);
  };
  return processor;
}

const cut = (value: unknown) => (typeof value === 'string' ? value.replace(/\?\S*/g, '') : value);
