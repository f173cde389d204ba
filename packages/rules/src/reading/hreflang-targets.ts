import { itemAt, type PageFacts, type SiteFacts } from "@audit/facts";
import { judgePages, type Evidence, type EvidenceValue, type PageFault, type SiteVerdict } from "../verdict.ts";
import { indexableSets, PLACE, type HreflangSet, type ValidAlternate, type Versions } from "./hreflang-sets.ts";
import { pagesByUrl } from "./page-index.ts";

type Source = Pick<SiteFacts, "pages" | "sitemaps">;

/** A language version that pages point to. */
export interface Target {
  readonly alternate: ValidAlternate;
  /** Null when the address was not fetched: off-site, blocked or beyond the limit. */
  readonly page: PageFacts | null;
}

/** What is wrong with a target, null when nothing is, undefined when it can't be told. */
export type Problem<P extends EvidenceValue = EvidenceValue> = P | null | undefined;

/** A version at fault, as evidence shows it; of many only the first. */
type BadVersion<P extends EvidenceValue> = { readonly hreflang: string; readonly url: string; readonly problem: P };
export type BadVersions<P extends EvidenceValue = EvidenceValue> =
  | readonly BadVersion<P>[]
  | { readonly of: number; readonly first: readonly BadVersion<P>[] };

const MOST_SHOWN = 5;

/** Holds every language version that indexable pages point to against a check; faults stand at the pointing page. */
export function judgeTargets<P extends EvidenceValue>(
  site: Source,
  check: (target: Target) => Problem<P>,
  expected: string,
): SiteVerdict<BadVersions<P>> {
  const byUrl = pagesByUrl(site.pages);
  const problemsOf = perVersions(({ valid }) =>
    valid.map((alternate) => check({ alternate, page: byUrl.get(alternate.url) ?? null })),
  );
  return judgeSets(site, ({ versions }) => problemsOf(versions), expected);
}

/**
 * The same where the check hangs on who points.
 * @param problemsOf what is wrong with each of the set's valid versions, in their order
 */
export function judgeSets<P extends EvidenceValue>(
  site: Source,
  problemsOf: (source: HreflangSet) => readonly Problem<P>[],
  expected: string,
): SiteVerdict<BadVersions<P>> {
  const faults: PageFault<BadVersions<P>>[] = [];
  let looked = 0;
  for (const source of indexableSets(site)) {
    const problems = problemsOf(source);
    const isJudged = ({ url }: ValidAlternate, place: number): boolean =>
      url !== source.url && problems[place] !== undefined;
    const { valid } = source.versions;
    if (!valid.some(isJudged)) continue;
    looked += 1;
    if (!problems.some((problem) => problem != null)) continue;
    const bad = valid.flatMap((alternate, place) => {
      const problem = problems[place];
      return isJudged(alternate, place) && problem != null ? [{ alternate, problem }] : [];
    });
    if (bad.length > 0) faults.push({ url: source.url, evidence: evidenceOf(bad, expected) });
  }
  return judgePages(faults, looked);
}

/** Reads what hangs on the list of versions alone once for all addresses that declare it. */
export function perVersions<T>(read: (versions: Versions) => T): (versions: Versions) => T {
  const known = new Map<Versions, T>();
  return (versions) => {
    const cached = known.get(versions);
    if (cached !== undefined) return cached;
    const value = read(versions);
    known.set(versions, value);
    return value;
  };
}

function evidenceOf<P extends EvidenceValue>(
  bad: readonly { alternate: ValidAlternate; problem: P }[],
  expected: string,
): Evidence<BadVersions<P>> {
  const saw = bad.slice(0, MOST_SHOWN).map(({ alternate, problem }) => ({
    hreflang: alternate.value,
    url: alternate.url,
    problem,
  }));
  return {
    at: PLACE[itemAt(bad, 0).alternate.via],
    saw: bad.length > MOST_SHOWN ? { of: bad.length, first: saw } : saw,
    expected,
  };
}

/** A page as one that lists of versions name: what ends with its canonical link, where its lines end by themselves. */
export const asVersion = (url: string): string => `language version ${url}`;

/** The versions at fault that evidence shows. */
export const shownVersions = <P extends EvidenceValue>(saw: BadVersions<P>): readonly BadVersion<P>[] =>
  "first" in saw ? saw.first : saw;
