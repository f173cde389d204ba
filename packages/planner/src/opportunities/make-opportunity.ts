import { scoringProfile } from "@audit/auditor";
import { SITE_WORTH, UPKEEP_WORTH } from "@audit/rules/view/page-worth";
import { sumOf } from "@audit/rules/view/search-clicks";
import type { SiteView } from "@audit/rules/view/site-view";
import { counted, number } from "@audit/rules/wording/plural";
import type { PlannedAction } from "../action.ts";
import { fingerprintOfChance } from "../fingerprint.ts";
import { shortened } from "../patches/shortened.ts";
import { BANDS, workWords } from "../worth/bands.ts";
import { effortOf, reachOf } from "../worth/priority.ts";
import type { RankFactor } from "../worth/ranking.ts";
import type { Chance, Opportunity } from "./opportunity.ts";

/** Enough to work from; `count` tells the whole number. */
const MOST_URLS = 500;
const MOST_CHARACTERS = 60_000;

/** What is missed is less sure than what is wrong: an opportunity counts half of a fault of the same reach. */
const HALF = 0.5;

/** Writes the task of an opportunity. */
export function makeOpportunity(
  { id, category, area }: Pick<Opportunity, "id" | "category" | "area">,
  chance: Chance,
  view: SiteView,
): PlannedAction {
  const minutes = BANDS[chance.work];
  const ranking = rankingOf(chance, view);
  const value = (factor: RankFactor["factor"]): number => ranking.find((one) => one.factor === factor)?.value ?? 1;
  const worth = value("severity") * value("reach") * value("page worth") * value("certainty");
  return {
    type: "opportunity",
    fingerprint: fingerprintOfChance(id, chance.of),
    rule: id,
    template: "opportunity",
    kind: null,
    title: chance.title,
    impact: chance.impact,
    category,
    difficulty: chance.work === "quarter" || chance.work === "hour" ? "easy" : "medium",
    timeEstimate: minutes,
    doneBy: chance.doneBy,
    timeToResult: "4-8 weeks",
    businessValue: chance.value,
    problem: chance.problem,
    solution: chance.steps.map((step, index) => `${index + 1}. ${step}`).join("\n"),
    implementation: chance.code === null ? null : shortened(chance.code, MOST_CHARACTERS),
    tags: ["opportunity", area, ...(chance.kind === null ? [] : [chance.kind])],
    pages: chance.urls.slice(0, MOST_URLS).map((url) => ({ url, status: "todo" })),
    heals: [],
    patches: [],
    affected: { count: chance.urls.length, urls: chance.urls.slice(0, MOST_URLS) },
    evidence: [],
    check: chance.check,
    checkCommand: null,
    priority: Math.round((100 * worth) / value("effort")) / 100,
    ranking,
    search: view.search.period === null ? null : { ...sumOf(chance.urls, view.search), ...view.search.period },
  };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

function rankingOf({ impact, urls, outOf, kind, work, upkeep }: Chance, view: SiteView): RankFactor[] {
  const whole = kind === null && urls.length === 1 && outOf === 1;
  const of = Math.max(outOf, urls.length);
  const reach = reachOf({ whole, count: urls.length, outOf: of, sitePages: view.served.length });
  const worth = upkeep
    ? UPKEEP_WORTH
    : whole
      ? SITE_WORTH
      : urls.reduce((sum, url) => sum + view.worthOf(url), 0) / urls.length;
  return [
    { factor: "severity", value: scoringProfile.severityWeight[impact], words: `${impact} impact` },
    {
      factor: "reach",
      value: rounded(reach),
      words: whole
        ? "something for the whole site"
        : `${number(urls.length)} of ${counted(of, "address", "addresses")} of its kind; the site has ${counted(view.served.length, "page")}`,
    },
    {
      factor: "page worth",
      value: rounded(worth),
      words: upkeep
        ? "upkeep, which neither searchers nor buyers meet"
        : "mean of the pages it is for, weighed by the site's own links to them",
    },
    { factor: "certainty", value: HALF, words: "an opportunity counts half of a fault" },
    { factor: "effort", value: rounded(effortOf(BANDS[work])), words: `${workWords(BANDS[work])} of work` },
  ];
}
