import type { Capture } from "./capture.ts";
import { emptySections } from "./empty-facts.ts";
import { extractWith, parse5Source } from "./extract-page-facts.ts";
import type { PageFacts } from "./page-facts.ts";
import { wellFormed } from "./text/make-well-formed.ts";

const longestMessage = 200;

/** What was thrown, in a few words. */
export const messageOf = (thrown: unknown): string =>
  wellFormed((thrown instanceof Error ? thrown.message : String(thrown)).slice(0, longestMessage));

/**
 * A page in place of one on which this program failed: its answer is known, of its content nothing, so that no rule speaks
 * of it. The fault costs this page and no other.
 */
export function unjudgedPage({ url, response }: Pick<PageFacts, "url" | "response">, thrown: unknown): PageFacts {
  const failure = { kind: "unjudged", message: `This page could not be judged: ${messageOf(thrown)}` } as const;
  const indexability = { indexable: false, reason: "not judged" };
  return { url, response: { ...response, failure }, isHtml: false, kind: "other", indexability, ...emptySections() };
}

/** The same for an answer that could not even be read. */
export const unreadCapture = (capture: Capture, thrown: unknown): PageFacts =>
  unjudgedPage(extractWith({ ...capture, body: null, headers: {} }, [parse5Source]), thrown);

export const isUnjudged = ({ response }: Pick<PageFacts, "response">): boolean => response.failure?.kind === "unjudged";
