import type { PageFacts, SiteFacts } from "@audit/facts";
import { judgePages, type EvidenceValue, type PageFault, type SiteVerdict } from "../verdict.ts";
import { indexableSets, PLACE, type Alternate, type HreflangSet } from "./hreflang-sets.ts";
import { pagesByUrl } from "./page-index.ts";

type Source = Pick<SiteFacts, "pages" | "sitemaps">;

/** One language version that an indexable page points to. */
export interface Target {
  readonly source: HreflangSet & { readonly page: PageFacts };
  readonly alternate: Alternate & { readonly url: string };
  /** Null when the address was not fetched: off-site, blocked or beyond the limit. */
  readonly page: PageFacts | null;
}

/** What is wrong with a target, null when nothing is, undefined when it can't be told. */
export type TargetCheck = (target: Target) => EvidenceValue | null | undefined;

const MOST_SHOWN = 5;

/** Holds every language version that indexable pages point to against a check; faults stand at the pointing page. */
export function judgeTargets(site: Source, check: TargetCheck, expected: string): SiteVerdict {
  const byUrl = pagesByUrl(site.pages);
  const faults: PageFault[] = [];
  let looked = 0;
  for (const source of indexableSets(site)) {
    const others = source.valid.filter(({ url }) => url !== source.url);
    const judged = others.flatMap((alternate) => {
      const problem = check({ source, alternate, page: byUrl.get(alternate.url) ?? null });
      return problem === undefined ? [] : [{ alternate, problem }];
    });
    if (judged.length > 0) looked += 1;
    const bad = judged.filter(({ problem }) => problem !== null);
    if (bad.length > 0) faults.push({ url: source.url, evidence: evidenceOf(bad, expected) });
  }
  return judgePages(faults, looked);
}

function evidenceOf(bad: readonly { alternate: Alternate; problem: EvidenceValue }[], expected: string) {
  const saw = bad.slice(0, MOST_SHOWN).map(({ alternate, problem }) => ({
    hreflang: alternate.value,
    url: alternate.url ?? alternate.href,
    problem,
  }));
  return {
    at: PLACE[bad[0]!.alternate.via],
    saw: bad.length > MOST_SHOWN ? { of: bad.length, first: saw } : saw,
    expected,
  };
}
