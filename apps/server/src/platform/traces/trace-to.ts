import { hostname } from "node:os";
import { ROOT_CONTEXT, SpanStatusCode, trace, TraceFlags, type Context, type Span } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type { TraceParent, Traces } from "./traces.ts";

const TRACE_PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;
/** A collector that is away must not hold up the end of the program. */
const SEND_MS = 5_000;

/** Traces to a collector by OTLP over HTTP. A collector that can't be reached costs its spans and nothing else. */
export function traceTo(url: string, { role, version }: { role: string; version: string }): Traces {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      "service.name": `seo-audit-${role}`,
      "service.version": version,
      "service.instance.id": `${hostname()}-${process.pid}`,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url, timeoutMillis: SEND_MS }) })],
  });
  const tracer = provider.getTracer("seo-audit", version);
  return {
    begin: ({ name, parent, attributes = {} }) => {
      const span = tracer.startSpan(name, { attributes }, contextOf(parent));
      return {
        place: placeOf(span),
        end: (more = {}, fault) => {
          span.setAttributes(more);
          if (fault !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: nameOf(fault) });
          span.end();
        },
      };
    },
    past: ({ name, parent, attributes = {} }, ms) => {
      const now = Date.now();
      tracer.startSpan(name, { attributes, startTime: now - ms }, contextOf(parent)).end(now);
    },
    close: () => provider.shutdown().catch(() => {}),
  };
}

function contextOf(parent: TraceParent | null): Context {
  const [, traceId, spanId] = TRACE_PARENT.exec(parent ?? "") ?? [];
  if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true });
}

function placeOf(span: Span): TraceParent {
  const { traceId, spanId } = span.spanContext();
  return `00-${traceId}-${spanId}-01`;
}

/** Its kind alone: the sentence may hold what is nobody else's. */
const nameOf = (fault: unknown): string => (fault instanceof Error ? fault.name : "fault");
