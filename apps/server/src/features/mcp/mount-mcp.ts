import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { createClient, ProgramScope, rareTexts } from "@audit/contract";
import { createCallsBackend, createMcpServer } from "@audit/mcp";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { callerOf, MCP_PATH, Problem, type Actor, type Authenticate } from "../../platform/http/index.ts";
import { brandOf, originOf, type Brands } from "../branding/index.ts";
import { originOfRequest, resourceMetadataOf } from "../oauth/index.ts";
import { createInjectFetch } from "./inject-fetch.ts";

interface McpServices {
  readonly authenticate: Authenticate;
  readonly brands: Brands;
  readonly version: string;
  /** Aborted when the process ends. */
  readonly shutdown: AbortSignal;
}

/**
 * The Model Context Protocol over streamable HTTP, by a personal token or for a program that was let in. Each message stands for itself: there are no
 * sessions, so that any process may answer any of them; an audit that goes on is found again by its id.
 */
export function mountMcp(app: FastifyInstance, { authenticate, brands, version, shutdown }: McpServices): void {
  app.post(MCP_PATH, async (request, reply) => {
    refuseForeignPage(request, brands);
    const { bearer } = callerOf(request);
    const actor = await authenticate(bearer);
    if (!isMeantForUs(actor, request)) {
      reply.header("www-authenticate", challengeOf(request));
      throw new Problem("AUTHENTICATION_REQUIRED", { text: rareTexts.tokenWanted });
    }
    const call = createClient({ base: "", token: () => bearer, fetch: createInjectFetch(app, request) });
    const server = createMcpServer(createCallsBackend(call, randomUUID), version);
    const transport = new WebStandardStreamableHTTPServerTransport();
    await server.connect(transport);
    const close = (): void => void server.close();
    shutdown.addEventListener("abort", close, { once: true });
    reply.raw.once("close", () => {
      shutdown.removeEventListener("abort", close);
      close();
    });
    return answer(reply, await transport.handleRequest(webRequestOf(request), { parsedBody: request.body }));
  });
  app.route({
    method: ["GET", "DELETE"],
    url: MCP_PATH,
    exposeHeadRoute: false,
    // Without sessions nothing is announced and nothing ends.
    handler: (_request, reply) =>
      reply
        .code(405)
        .header("allow", "POST")
        .send({ jsonrpc: "2.0", error: { code: -32_000, message: "Method not allowed." }, id: null }),
  });
}

/** A personal token, or one that a program was given for this very address. */
function isMeantForUs(actor: Actor | null, request: FastifyRequest): boolean {
  if (!actor?.token) return false;
  const { audience } = actor.token;
  return audience === null || audience === originOfRequest(request) + MCP_PATH;
}

/** Tells a program where it learns how to be let in. */
function challengeOf(request: FastifyRequest): string {
  const found = [
    ...(request.headers.authorization === undefined ? [] : ['error="invalid_token"']),
    `resource_metadata="${resourceMetadataOf(originOfRequest(request))}"`,
    `scope="${ProgramScope.options.join(" ")}"`,
  ];
  return `Bearer ${found.join(", ")}`;
}

/**
 * A page of another origin must not speak to us through its reader's browser, nor one that has made its own name lead
 * here: only a name that is known to be ours is.
 */
function refuseForeignPage(request: FastifyRequest, brands: Brands): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  const caller = callerOf(request);
  const brand = brandOf(brands, caller);
  const own = [originOf(brand, caller), originOf({ ...brand, origin: null }, caller)];
  if (!own.includes(origin)) throw new Problem("NOT_FOUND");
}

function webRequestOf({ headers, method }: FastifyRequest): Request {
  const named = Object.entries(headers).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
  return new Request(`http://localhost${MCP_PATH}`, {
    method,
    headers: Object.fromEntries(named) as Record<string, string>,
  });
}

function answer(reply: FastifyReply, response: Response): FastifyReply {
  for (const [name, value] of response.headers) reply.header(name, value);
  reply.code(response.status).header("cache-control", "no-store");
  return response.body === null ? reply.send() : reply.send(Readable.fromWeb(response.body as ReadableStream));
}
