import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import compress from "@fastify/compress";
import rateLimit from "@fastify/rate-limit";
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type RawServerDefault } from "fastify";
import type { Config } from "../../config/config.ts";
import type { Log } from "../log.ts";
import { callerOf } from "./caller.ts";
import { bodyOf, replyWithProblem } from "./error-reply.ts";
import { acceptJsonOnly } from "./json-body.ts";
import { withoutToken } from "./link-pages.ts";
import { pathOf } from "./path-of.ts";
import { Problem } from "./problem.ts";
import { notesOf } from "./request-notes.ts";
import { refusePlainHttp } from "./refuse-plain-http.ts";
import { secureHeaders } from "./security.ts";
import { sharedCeiling, type CountTogether } from "./shared-ceiling.ts";
import { endUnusedOnClose } from "./unused-connections.ts";

/** Of `REQUESTS_PER_10_SECONDS`. */
export const CEILING_SECONDS = 10;
const BODY_LIMIT = 1024 * 1024;

/**
 * The HTTP server before any call is mounted: limits, headers, bodies, and one shape for every failure.
 * @param together counts calls with other processes; nothing said is by itself
 */
export async function createApp(config: Config, log: Log, together?: CountTogether): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify<RawServerDefault>({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy,
    requestTimeout: 30_000,
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 256 },
    frameworkErrors: (error, request, reply) => void replyWithProblem(error, request, reply),
    clientErrorHandler: answerBrokenRequest,
  });
  endUnusedOnClose(app);
  acceptJsonOnly(app);
  refuseTwoHosts(app);
  refusePlainHttp(app, config);
  app.setErrorHandler((error, request, reply) => replyWithProblem(error, request, reply));
  await secureHeaders(app);
  await app.register(compress, { threshold: 1024 });
  await limitRequests(app, config, together);
  app.addHook("onResponse", async (request, reply) => {
    // Never the query, headers, body or a link's token: they are secrets or may carry them.
    const path = withoutToken(pathOf(request.url));
    const ms = Math.round(reply.elapsedTime);
    const line = { requestId: request.id, method: request.method, path, status: reply.statusCode, ms };
    log.info({ ...line, address: callerOf(request).address, ...notesOf(request) }, "request");
  });
  return app;
}

/** Of two Host headers a proxy may read the one and we the other (RFC 9112 section 3.2). */
function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
    if (hosts.length > 1) throw new Problem("INVALID_INPUT");
  });
}

/** A ceiling per address for all calls together. */
async function limitRequests(app: FastifyInstance, { rates }: Config, together?: CountTogether): Promise<void> {
  await app.register(rateLimit, {
    max: rates.requestsPer10Seconds,
    timeWindow: CEILING_SECONDS * 1000,
    ...(together === undefined ? {} : { store: sharedCeiling(together, CEILING_SECONDS * 1000) }),
    keyGenerator: (request) => callerOf(request).address,
    allowList: (request) =>
      !/^\/(api\/|oauth\/|csv\/|mcp$|mcp\?)/.test(request.url) || (rates.spareLoopback && callerOf(request).isLoopback),
    errorResponseBuilder: (_request, { ttl }) => new Problem("RATE_LIMITED", { retryAfter: Math.ceil(ttl / 1000) }),
  });
}

/** Bytes that are no HTTP request never reach a route. */
function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const requestId = randomUUID();
  const body = JSON.stringify(bodyOf(new Problem("INVALID_INPUT"), requestId));
  socket.end(
    `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\nx-request-id: ${requestId}\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
