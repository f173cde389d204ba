import type { FastifyInstance, FastifyRequest } from "fastify";
import type { OpenSpan, Traces } from "../traces/index.ts";
import { note } from "./request-notes.ts";

/** Begins a trace with each call; what it puts in line goes on with it. A visitor's own header is not believed. */
export function traceCalls(app: FastifyInstance, traces: Traces): void {
  const open = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook("onRequest", async (request) => {
    if (!request.url.startsWith("/api/")) return;
    const span = traces.begin({ name: `${request.method} ${request.routeOptions.url ?? "none"}`, parent: null });
    open.set(request, span);
    if (span.place !== null) note(request, { trace: span.place });
  });
  app.addHook("onResponse", async (request, reply) => {
    const { statusCode } = reply;
    const attributes = { "http.response.status_code": statusCode, "request.id": request.id };
    open.get(request)?.end(attributes, statusCode >= 500 ? new Error("failed") : undefined);
  });
}
