import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import { getDomain } from "tldts";
import { NOTHING_ALLOWED } from "./content-policy.ts";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Headers of every answer. A page replaces the policy by its own (web-pages.ts); everything else is inert. */
export async function secureHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    referrerPolicy: { policy: "no-referrer" },
    xFrameOptions: { action: "deny" },
    strictTransportSecurity: false,
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
    reply.header("strict-transport-security", transportSecurity(request.hostname));
    reply.header("content-security-policy", NOTHING_ALLOWED);
    reply.header("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
    if (request.url.startsWith("/api/")) reply.header("cache-control", "no-store");
  });
}

/** On a whole domain of the operator's its other names are none of our business; below it, all names are ours. */
const transportSecurity = (host: string): string =>
  `max-age=${YEAR_SECONDS}${getDomain(host) === host ? "" : "; includeSubDomains"}`;
