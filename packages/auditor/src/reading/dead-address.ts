import type { PageFacts } from "@audit/facts";

/** Answers about us rather than the page: sign-in, payment, and "you ask too fast". */
const ABOUT_THE_VISITOR: ReadonlySet<number> = new Set([401, 402, 407, 408, 425, 429]);
const FOR_ONE_VISITOR: ReadonlySet<string> = new Set(["cart", "checkout", "account"]);

/**
 * True when a visitor would find nothing at the address (4xx). Bot walls, sign-in pages and Cloudflare's own addresses
 * (/cdn-cgi/ answers 404 to every crawler) don't count.
 */
export function isDead({ url, kind, response, tech }: PageFacts): boolean {
  const { status } = response;
  if (status < 400 || status > 499 || ABOUT_THE_VISITOR.has(status) || tech.botWall !== null) return false;
  if (status === 403 && FOR_ONE_VISITOR.has(kind)) return false;
  return !new URL(url).pathname.startsWith("/cdn-cgi/");
}

/** True when the server itself failed (5xx), not a bot wall in front of it. */
export const isServerError = ({ response, tech }: Pick<PageFacts, "response" | "tech">): boolean =>
  response.status >= 500 && response.status <= 599 && tech.botWall === null;
