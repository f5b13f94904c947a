import "server-only";
import type * as OpenTelemetry from "@opentelemetry/api";
import type { Attributes, Span, Tracer } from "@opentelemetry/api";
import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "./env";
import { processSingleton, existingSingleton } from "./process-singleton";
import { version } from "./version";

type Kind = "internal" | "client" | "consumer";
type SpanOptions = { kind?: Kind; attributes?: Attributes };

export type Tracing = {
  span<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T>;
  serve(request: IncomingMessage, response: ServerResponse, options: ServedRequest, work: () => void): void;
  stop(): Promise<void>;
};

type ServedRequest = {
  route: string;
  isTrusted: boolean;
};

const traceHeaders = ["traceparent", "tracestate"] as const;

type Api = typeof OpenTelemetry;

function makeTracing(api: Api, tracer: Tracer, stop: () => Promise<void>): Tracing {
  const { context, propagation, SpanKind, SpanStatusCode, trace, ROOT_CONTEXT } = api;
  const kinds = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

  function fail(span: Span, error: unknown): void {
    span.recordException(error instanceof Error ? error : String(error));
    span.setStatus({ code: SpanStatusCode.ERROR });
  }

  return {
    span(name, { kind = "internal", attributes }, work) {
      return tracer.startActiveSpan(name, { kind: kinds[kind], attributes }, async (span) => {
        try {
          return await work();
        } catch (error) {
          fail(span, error);
          throw error;
        } finally {
          span.end();
        }
      });
    },
    serve(request, response, { route, isTrusted }, work) {
      const parent = isTrusted ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
      const { method = "GET" } = request;
      const attributes = { "http.request.method": method, "http.route": route };
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
      const own = trace.setSpan(parent, span);
      for (const name of traceHeaders) delete request.headers[name];
      propagation.inject(own, request.headers);
      response.once("close", () => {
        span.setAttribute("http.response.status_code", response.statusCode);
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      context.with(own, work);
    },
    stop,
  };
}

export async function startTracing(service: "front" | "renderer" | "worker"): Promise<void> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT || existingSingleton("plazaTracing")) return;
  const [api, sdk, { OTLPTraceExporter }, { detectResources, envDetector, resourceFromAttributes }] =
    await Promise.all([
      import("@opentelemetry/api"),
      import("@opentelemetry/sdk-trace-node"),
      import("@opentelemetry/exporter-trace-otlp-http"),
      import("@opentelemetry/resources"),
    ]);
  const named = resourceFromAttributes({ "service.name": `plaza-${service}`, "service.version": version });
  const provider = new sdk.NodeTracerProvider({
    resource: named.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const tracer = api.trace.getTracer("plaza", version);
  processSingleton("plazaTracing", () => makeTracing(api, tracer, () => provider.shutdown()));
}

export function tracing(): Tracing | undefined {
  return existingSingleton<Tracing>("plazaTracing");
}
