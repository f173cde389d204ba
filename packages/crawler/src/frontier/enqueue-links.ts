import { alternatesOf, type PageFacts } from "@audit/facts";
import { isCommand } from "./commands.ts";
import { UNLINKED } from "./fetch-order.ts";
import type { Frontier, Via } from "./frontier.ts";
import type { Scope } from "./scope.ts";

/** A main text seen this often on different addresses speaks for an endless space. */
const MOST_SAME_TEXT = 20;
/** Shorter main texts are alike on honest sites too. */
const TELLING_WORDS = 30;

/** Takes a fetched page into the frontier: marks its address as done and adds everything it leads to. */
export type EnqueueLinks = (page: PageFacts) => void;

/** `onOffSite` gets redirect targets that leave the site. */
export function createLinkEnqueuer(frontier: Frontier, scope: Scope, onOffSite: (url: string) => void): EnqueueLinks {
  const sameText = new Map<string, number>();

  const isSuspect = (page: PageFacts): boolean => {
    if (page.text.mainWords < TELLING_WORDS) return false;
    const seen = (sameText.get(page.text.hash) ?? 0) + 1;
    sameText.set(page.text.hash, seen);
    return seen > MOST_SAME_TEXT;
  };
  const add = (url: string | null, via: Via, depth: number): boolean =>
    url !== null && scope.isInternal(url) && !isCommand(url) && frontier.add(url, via, depth);

  const addLinks = (page: PageFacts, depth: number): void => {
    const via = isSuspect(page) ? "doubtful" : "link";
    const next = Math.min(depth + 1, UNLINKED);
    let fresh = false;
    for (const { url } of page.links) if (add(url, via, next)) fresh = true;
    if (add(page.head.refresh?.url ?? null, via, depth)) fresh = true;
    if (fresh && via === "link") frontier.reward(page.url);
  };
  const addHints = (page: PageFacts, depth: number): void => {
    for (const { url } of page.head.canonicals)
      if (url !== null && frontier.readNames.isSample(url, page.url)) add(url, "link", depth);
      else add(url, "hint", UNLINKED);
    for (const link of alternatesOf(page)) add(link.url, "hint", UNLINKED);
    for (const url of page.response.canonicalHeader) add(url, "hint", UNLINKED);
  };

  return (page) => {
    const { status, redirectTo, failure } = page.response;
    const depth = frontier.depthOf(frontier.settle(page.url, failure !== null));
    if (redirectTo !== null) {
      if (scope.isInternal(redirectTo)) frontier.add(redirectTo, "link", depth);
      else onOffSite(redirectTo);
    }
    if (status !== 200 || !page.isHtml) return;
    frontier.readNames.note(page.url);
    addLinks(page, depth);
    addHints(page, depth);
  };
}
