import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import { NOTHING_ALLOWED } from "./content-policy.ts";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Headers of every answer. A page replaces the policy by its own (web-pages.ts); everything else is inert. */
export async function secureHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    referrerPolicy: { policy: "no-referrer" },
    xFrameOptions: { action: "deny" },
    // Other names of the operator's domain are none of our business.
    strictTransportSecurity: { maxAge: YEAR_SECONDS, includeSubDomains: false },
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
    reply.header("content-security-policy", NOTHING_ALLOWED);
    reply.header("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
    if (request.url.startsWith("/api/")) reply.header("cache-control", "no-store");
  });
}
