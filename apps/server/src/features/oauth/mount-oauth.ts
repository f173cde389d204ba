import { authorizationHandler } from "@modelcontextprotocol/sdk/server/auth/handlers/authorize.js";
import { clientRegistrationHandler } from "@modelcontextprotocol/sdk/server/auth/handlers/register.js";
import { revocationHandler } from "@modelcontextprotocol/sdk/server/auth/handlers/revoke.js";
import { tokenHandler } from "@modelcontextprotocol/sdk/server/auth/handlers/token.js";
import type { OAuthServerProvider } from "@modelcontextprotocol/sdk/server/auth/provider.js";
import express, { type NextFunction, type Request, type RequestHandler, type Response } from "express";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { callerOf, MCP_PATH } from "../../platform/http/index.ts";
import { limitHits } from "../../platform/rate-limit/index.ts";
import { describeResource, describeServer, paths } from "./metadata.ts";
import { openProvider, type ProviderServices } from "./oauth-provider.ts";

type OAuthServices = Pick<ProviderServices, "db" | "secret" | "reach">;
type MakeHandler = (provider: OAuthServerProvider) => RequestHandler;

const MINUTE = 60;
/** The SDK's own limits are counted in one process; these hold for all together. */
const REGISTERED = { hits: 20, seconds: 60 * MINUTE };
const ASKED = { hits: 60, seconds: MINUTE };

const makers: Readonly<Record<string, MakeHandler>> = {
  [paths.authorize]: (provider) => authorizationHandler({ provider, rateLimit: false }),
  [paths.token]: (provider) => tokenHandler({ provider, rateLimit: false }),
  [paths.revoke]: (provider) => revocationHandler({ provider, rateLimit: false }),
  [paths.register]: ({ clientsStore }) =>
    clientRegistrationHandler({ clientsStore, clientIdGeneration: false, rateLimit: false }),
};

/** The scheme and host that a request came by. */
export function originOfRequest(request: FastifyRequest): string {
  const { isSecure, host } = callerOf(request);
  return `${isSecure ? "https" : "http"}://${host.toLowerCase()}`;
}

/**
 * OAuth 2.1 for `/mcp`, as the protocol's authorization specification says: metadata by which programs find it, and the
 * SDK's handlers of registration, authorization, tokens and revocation.
 */
export async function mountOAuth(app: FastifyInstance, services: OAuthServices): Promise<void> {
  for (const path of [paths.resource, paths.resource + MCP_PATH]) publish(app, path, describeResource);
  publish(app, paths.server, describeServer);
  await app.register(async (scope) => {
    // The SDK's handlers read the bodies themselves.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
    for (const [path, makeHandler] of Object.entries(makers)) {
      scope.all(path, { exposeHeadRoute: false }, async (request, reply) => {
        const { address } = callerOf(request);
        await limitHits(services.db, `oauth ${address}`, ASKED);
        if (path === paths.register && request.method === "POST")
          await limitHits(services.db, `oauth register ${address}`, REGISTERED);
        const isAsking = path === paths.authorize;
        const provider = openProvider({ ...services, origin: originOfRequest(request), isAsking });
        reply.hijack();
        answerBy(makeHandler(provider))(request.raw, reply.raw);
        return reply;
      });
    }
  });
}

/** Any page may read what is published: it holds nothing of anybody. */
function publish(app: FastifyInstance, path: string, describe: (origin: string) => object): void {
  app.get(path, (request, reply) =>
    reply
      .header("access-control-allow-origin", "*")
      .header("cache-control", "no-store")
      .send(describe(originOfRequest(request))),
  );
}

function answerBy(handler: RequestHandler): express.Express {
  const server = express();
  server.disable("x-powered-by");
  server.use((request, response, next) => {
    // Mounted by its full path; the handlers know the rest of it only.
    request.url = request.url.includes("?") ? `/${request.url.slice(request.url.indexOf("?"))}` : "/";
    return handler(request, response, next);
  });
  server.use((_error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    response.status(400).json({ error: "invalid_request", error_description: "The body can't be read." });
  });
  return server;
}
