import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

const ANALYTICS = {
  script: "https://www.googletagmanager.com",
  connect: ["https://*.google-analytics.com", "https://*.analytics.google.com", "https://www.googletagmanager.com"],
};

/** Headers of every answer. Scripts come from our own files only: none inline, none evaluated. */
export async function secureHeaders(app: FastifyInstance, { analytics }: { analytics: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(analytics ? [ANALYTICS.script] : [])],
        // Styles may be inline: the toast and popup libraries place theirs at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:"],
        fontSrc: ["'self'", "data:"],
        connectSrc: ["'self'", ...(analytics ? ANALYTICS.connect : [])],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: "no-referrer" },
    xFrameOptions: { action: "deny" },
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
    reply.header("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
    if (request.url.startsWith("/api/")) reply.header("cache-control", "no-store");
  });
}
