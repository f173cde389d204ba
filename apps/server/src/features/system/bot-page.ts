import { productTokenOf } from "@audit/engine/process";
import type { FastifyInstance } from "fastify";
import { sendText } from "../../platform/http/index.ts";
import { botText } from "./bot-text.ts";

interface BotFacts {
  readonly userAgent: string;
  readonly siteName: string;
  /** Requests per second and site. */
  readonly rate: number;
  readonly requestsPerDay: number;
  /** Whom to write to; null when nobody is named. */
  readonly contact: string | null;
}

/** For whoever finds the crawler in a site's log: who it is, and how to slow or stop it. Without scripts. */
export function mountBotPage(app: FastifyInstance, { userAgent, siteName, ...facts }: BotFacts): void {
  const text = botText({ userAgent, token: productTokenOf(userAgent), ...facts });
  app.get("/bot", (request, reply) => sendText(request, reply, text, siteName));
}
