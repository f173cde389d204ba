import type { PageFacts } from "@audit/facts";
import { isLoopback } from "../reading/origin.ts";
import { isLaterPage } from "../reading/pagination.ts";
import { nameBits } from "./bits.ts";
import { LIGHT_BYTES, LONGEST_ADDRESS, ONE_PACKET, SLOWEST_ANSWER } from "../knowledge/limits.ts";

export const answerBits = nameBits(
  "html",
  "answered",
  "failed",
  "walled",
  /** Status 500 and above. */
  "brokenDown",
  /** A body of any length. */
  "filled",
  "heavy",
  "slow",
  /** Fewer bytes came than the body has, and it is no tiny one. */
  "packed",
  "typed",
  "textHtml",
  /** Its charset is named where readers look for it. */
  "charsetNamed",
  "canonicalHeader",
  /** By robots directives. */
  "barred",
  "https",
  "loopback",
  "query",
  "doubleSlash",
  "longAddress",
  /** Page 2 or later of a list; told of categories only. */
  "laterPage",
);

const BEHIND_SCHEME = "https://".length;

const bit = answerBits;

/** What a page's address and answer say at a glance. */
export function readAnswerSigns({ url, kind, isHtml, response, indexability, tech }: PageFacts): number {
  const { status, bytes, ttfbMs, contentType, charset, charsetFrom } = response;
  let signs = 0;
  if (isHtml) signs |= bit.html;
  if (status !== 0) signs |= bit.answered;
  if (response.failure !== null) signs |= bit.failed;
  if (tech.botWall !== null) signs |= bit.walled;
  if (status >= 500) signs |= bit.brokenDown;
  if (bytes > 0) signs |= bit.filled;
  if (bytes > LIGHT_BYTES) signs |= bit.heavy;
  if (ttfbMs === null || ttfbMs > SLOWEST_ANSWER) signs |= bit.slow;
  if (bytes >= ONE_PACKET && response.wireBytes < bytes * 0.95) signs |= bit.packed;
  if (contentType !== null) signs |= bit.typed;
  if (contentType === "text/html") signs |= bit.textHtml;
  if (charset !== null && charsetFrom !== "default" && charsetFrom !== "late-meta") signs |= bit.charsetNamed;
  if (response.canonicalHeader.length > 0) signs |= bit.canonicalHeader;
  if (indexability.reason === "noindex") signs |= bit.barred;
  if (url.startsWith("https:")) signs |= bit.https;
  if (isLoopback(url)) signs |= bit.loopback;
  if (url.includes("?")) signs |= bit.query;
  if (url.includes("//", BEHIND_SCHEME)) signs |= bit.doubleSlash;
  if (url.length > LONGEST_ADDRESS) signs |= bit.longAddress;
  if (kind === "category" && isLaterPage(url)) signs |= bit.laterPage;
  return signs;
}
