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
  /** Runs work as a span of the current trace; an error ends it as failed and is thrown on. */
  span<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T>;
  /** Runs the answer to a request as a span, and names it to whoever the request is handed on to. */
  serve(request: IncomingMessage, response: ServerResponse, options: Served, work: () => void): void;
  /** Sends what is not sent yet. */
  stop(): Promise<void>;
};

type Served = {
  route: string;
  /** True if the request may continue a trace of the proxy. */
  isTrusted: boolean;
};

/** Headers that name a trace (W3C Trace Context). */
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

/**
 * Sends traces to OTEL_EXPORTER_OTLP_ENDPOINT; without it nothing of OpenTelemetry's SDK is loaded. `service` is part of the name that
 * the process has there unless OTEL_SERVICE_NAME is set.
 */
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

/** The traces of this process; undefined where none are sent. */
export function tracing(): Tracing | undefined {
  return existingSingleton<Tracing>("plazaTracing");
}
