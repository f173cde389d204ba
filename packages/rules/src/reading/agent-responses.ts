import type { PageFacts, SiteFacts } from "@audit/facts";
import { pagesByUrl } from "./page-index.ts";

/** What the tried pages answered to one crawler's name. */
export interface AgentResponses {
  readonly pages: number;
  readonly refused: number;
  readonly different: number;
}

/** Statuses by which a site shuts somebody out; 429 and 503 may be about our pace. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 406, 451]);
/** Below this share of our words something is missing; pages of fewer words differ by chance. */
const LEAST_WORDS = 0.6;
const TELLING_WORDS = 80;

/** Responses to each crawler whose name was tried on pages that we were given whole, by product token. */
export function responsesByAgent({ pages, probes }: Pick<SiteFacts, "pages" | "probes">): Map<string, AgentResponses> {
  const byUrl = pagesByUrl(pages);
  const tried = (probes.views ?? []).flatMap(({ as, of, sent, page }) => {
    const first = as === "ai-agent" || as === "search-engine" ? byUrl.get(of) : undefined;
    const whole = first?.response.status === 200 && first.tech.botWall === null;
    // No answer at all is a broken line rather than an opinion about the asker.
    return whole && sent !== null && page.response.status > 0 ? [{ agent: sent, first, page }] : [];
  });
  const byAgent = Map.groupBy(tried, ({ agent }) => agent);
  return new Map(
    [...byAgent].map(([agent, own]) => [
      agent,
      {
        pages: own.length,
        refused: own.filter(({ page }) => isRefusal(page)).length,
        different: own.filter(({ first, page }) => !isRefusal(page) && isLess(page, first)).length,
      },
    ]),
  );
}

const isRefusal = ({ response, tech }: PageFacts): boolean => REFUSALS.has(response.status) || tech.botWall !== null;

function isLess(page: PageFacts, first: PageFacts): boolean {
  if (page.response.status !== 200) return true;
  if (page.indexability.reason === "noindex" && first.indexability.reason !== "noindex") return true;
  const { mainWords } = first.text;
  return mainWords >= TELLING_WORDS && page.text.mainWords < mainWords * LEAST_WORDS;
}
