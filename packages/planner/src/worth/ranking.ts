import type { PageKind } from "@audit/facts";
import { counted, number } from "@audit/rules/wording/plural";
import { workWords } from "./bands.ts";
import { SURE } from "./formula.ts";
import { factorsOf, impactOf, taskImpactOf, type RankName, type Stake } from "./priority.ts";

/** One number of a task's priority and what it comes from. */
export interface RankFactor {
  readonly factor: RankName;
  readonly value: number;
  readonly words: string;
}

/** What weighs pages beside their kind; figures stay out of it, because a shared plan shows it too. */
export interface WeighedPages {
  readonly kind: PageKind | null;
  /** What was known of them, such as "clicks in Google Search"; null for nothing. */
  readonly measure: string | null;
}

/** severity x reach x page worth x certainty / effort, each with its input, so that an owner can reckon it by hand. */
export function rankingOf(stake: Stake, { kind, measure }: WeighedPages): RankFactor[] {
  const weighed = `weighed by the site's own links to them${measure === null ? "" : ` or, where that is more, by their ${measure}`}`;
  const values = factorsOf(stake);
  const words: Readonly<Record<RankName, string>> = {
    severity: severityWords(stake),
    reach: stake.whole
      ? "a fault of the whole site"
      : stake.sample
        ? `seen on ${stake.sample.seen} of ${counted(stake.sample.looked, "page")} run in a browser, taken for ${number(stake.outOf)} of its kind; the site has ${counted(stake.sitePages, "page")}`
        : `${number(stake.count)} of ${counted(stake.outOf, "address", "addresses")} of its kind; the site has ${counted(stake.sitePages, "page")}`,
    "page worth":
      stake.upkeep === true
        ? "upkeep, which neither searchers nor buyers meet"
        : stake.whole
          ? "what touches the whole site counts as a good page"
          : `${kind ? `${kind} pages` : "mean of the pages at fault"}, ${weighed}`,
    certainty: stake.certainty === 1 ? "read directly" : stake.certainty < SURE ? "mainly inferred" : "partly inferred",
    effort: `${workWords(stake.minutes)} of work: it only decides between tasks of nearly the same worth`,
  };
  return (["severity", "reach", "page worth", "certainty", "effort"] as const).map((factor) => ({
    factor,
    value: values[factor],
    words: words[factor],
  }));
}

function severityWords(stake: Stake): string {
  const impact = impactOf(stake);
  const asTask = taskImpactOf(stake);
  const because = [
    ...stake.weighed,
    ...(impact === stake.severity ? [] : ["it is mainly inferred"]),
    ...(stake.untrue === undefined
      ? []
      : [`it says what isn't so, which weighs ${stake.untrue} times what is missing`]),
  ];
  const grave = because.length === 0 ? `${impact} impact` : `${impact} impact here, because ${because.join("; ")}`;
  return asTask === impact ? grave : `${grave}; ${asTask} as a task, because it meets few or humble pages`;
}
