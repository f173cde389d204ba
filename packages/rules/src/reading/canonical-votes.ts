import type { PageFacts, SiteFacts } from "@audit/facts";
import { listableHtml, pagesIn } from "../populations.ts";
import { canonicalTarget } from "./canonical-target.ts";
import { pagesByUrl } from "./page-index.ts";

/** A page that is open to listing and names exactly one canonical address. */
export interface CanonicalVote {
  readonly page: PageFacts;
  readonly target: string;
  /** The page at that address; null when it was not fetched. */
  readonly answer: PageFacts | null;
}

const known = new WeakMap<readonly PageFacts[], readonly CanonicalVote[]>();

/** Every page's canonical with what was found at its address; pages that name none are left out. Read once per site. */
export function canonicalVotes({ pages }: Pick<SiteFacts, "pages">): readonly CanonicalVote[] {
  const votes = known.get(pages) ?? readVotes(pages);
  known.set(pages, votes);
  return votes;
}

function readVotes(pages: readonly PageFacts[]): CanonicalVote[] {
  const byUrl = pagesByUrl(pages);
  return pagesIn(pages, listableHtml).flatMap((page) => {
    const target = canonicalTarget(page);
    if (target === null) return [];
    const answer = byUrl.get(target) ?? null;
    return [{ page, target: answer?.url ?? target, answer }];
  });
}
