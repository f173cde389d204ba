import type { PageFacts } from "@audit/facts";
import { isPersonalPath } from "../knowledge/utility-paths.ts";

/** Answers about us rather than the page: sign-in, payment, and "you ask too fast". */
const ABOUT_THE_VISITOR: ReadonlySet<number> = new Set([401, 402, 407, 408, 425, 429]);

/**
 * True when a visitor would find nothing at the address (4xx). Bot walls, sign-in pages and Cloudflare's own addresses
 * (/cdn-cgi/ answers 404 to every crawler) don't count.
 */
export function isDead({ url, response, tech }: PageFacts): boolean {
  const { status } = response;
  if (status < 400 || status > 499 || ABOUT_THE_VISITOR.has(status) || tech.botWall !== null) return false;
  const { pathname } = new URL(url);
  if (status === 403 && isPersonalPath(pathname)) return false;
  return !pathname.startsWith("/cdn-cgi/");
}

/** True when the server itself failed (5xx): not a bot wall in front of it, and not a request to come back later. */
export const isServerError = ({ response, tech }: Pick<PageFacts, "response" | "tech">): boolean => {
  const { status } = response;
  if (status < 500 || status > 599 || tech.botWall !== null) return false;
  return status !== 503 || response.headers["retry-after"] === undefined;
};
