import { productTokenOf } from "@audit/engine/process";
import type { FastifyInstance } from "fastify";
import { botText } from "./bot-text.ts";

interface BotFacts {
  readonly userAgent: string;
  /** Requests per second and site. */
  readonly rate: number;
  readonly requestsPerDay: number;
  /** Whom to write to; null when nobody is named. */
  readonly contact: string | null;
}

/** For whoever finds the crawler in a site's log: who it is, and how to slow or stop it. Plain text, without scripts. */
export function mountBotPage(app: FastifyInstance, { userAgent, ...facts }: BotFacts): void {
  const text = botText({ userAgent, token: productTokenOf(userAgent), ...facts });
  app.get("/bot", (_request, reply) => reply.type("text/plain; charset=utf-8").send(text));
}
