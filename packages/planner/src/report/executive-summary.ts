import type { Business } from "@audit/facts";
import { text } from "@audit/rules/escape/markdown";
import { counted } from "@audit/rules/wording/plural";
import { languageName } from "@audit/rules/wording/language-names";
import type { PlannedAction } from "../action.ts";
import type { Material } from "./material.ts";
import { roadmap } from "./roadmap.ts";
import { placesText, rootCausesOf, type RootCause } from "./root-causes.ts";
import { day, duration, hostOf, listed, REASONS, scoreText } from "./words.ts";
import { WRITTEN_BY } from "./written-by.ts";

/** Three causes are remembered; a page that says more is no summary: it stays under 300 words. */
const MOST_CAUSES = 3;

const MOST_WORDS = 300;

/** Under 300 words: where a plan is too long to be told, the quarter is left to the plan. */
export function executiveSummary(material: Material): string {
  const whole = write(material, roadmap(material.actions));
  return whole.split(/\s+/).length < MOST_WORDS ? whole : write(material, roadmap(material.actions).slice(0, 2));
}

/** One page for the owner: what the site is, one verdict, the causes behind the plan, who does what when. */
function write(material: Material, times: readonly string[]): string {
  const { view, actions } = material;
  const causes = rootCausesOf(actions).slice(0, MOST_CAUSES);
  return [
    `# Executive summary: ${text(hostOf(view.site.home))}`,
    state(material),
    ...(causes.length > 0
      ? ["## Do first", verdict(actions), causes.map(cause).join("\n"), "## Who does what, when", times.join(" ")]
      : []),
    "## What we could not see",
    unseen(material),
    `${WRITTEN_BY}\n`,
  ].join("\n\n");
}

const BUSINESSES: Readonly<Record<Business, string>> = {
  "online-shop": "an online shop",
  "food-ordering": "a kitchen that takes orders",
  restaurant: "a restaurant",
  "local-service": "a local business",
  agency: "an agency",
  publisher: "a publisher",
  documentation: "documentation",
  software: "a maker of software",
  organization: "an organization",
  other: "a site of another kind",
};

function state({ view, scores, actions }: Material): string {
  const { site } = view;
  if (view.served.length === 0) {
    return `On ${text(day(view.measuredAt))} we could not read a single page of ${text(hostOf(site.home))}. The sections below say why.`;
  }
  return [
    `On ${text(day(view.measuredAt))} we read ${counted(view.served.length, "page")} of ${text(hostOf(site.home))}${kindOfSite(view)}.`,
    scores.unscored === null
      ? `Its health is ${scoreText(scores.health)}, its visibility for AI assistants ${scoreText(scores.aiCitation)}.`
      : text(scores.unscored),
    ...scores.ceilings.slice(0, 1).map(({ because }) => `What keeps the scores down: ${text(because)}`),
    actions.length > 0 ? cost(actions) : "There is nothing to repair.",
  ].join(" ");
}

/** ", which we take for an online shop in Dutch with prices in EUR" */
function kindOfSite({ site }: Material["view"]): string {
  const { business, currencies, languages } = site.profile;
  if (business === null) return "";
  const spoken = languages.slice(0, 2).map((language) => languageName(language));
  const inLanguage = spoken.length > 0 ? ` in ${text(listed(spoken))}` : "";
  const prices = currencies.length > 0 ? ` with prices in ${text(listed(currencies.slice(0, 2)))}` : "";
  return `, which we take for ${BUSINESSES[business]}${inLanguage}${prices}`;
}

/** What the plan costs in working time. */
function cost(actions: readonly PlannedAction[]): string {
  const minutes = actions.reduce((sum, { timeEstimate }) => sum + timeEstimate, 0);
  return `The plan has ${counted(actions.length, "task")}, together about ${duration(minutes)} of work.`;
}

/** One sentence: what is worth doing before all else. */
const verdict = ([first]: readonly PlannedAction[]): string =>
  first === undefined ? "" : `What matters most now: **${text(first.title)}.** The causes:`;

const cause = ({ title, costs, places, pages }: RootCause, index: number): string =>
  `${index + 1}. **${text(title)}.** ${text(costs)} ${capital(placesText(places))} ${places.length === 1 ? "heals" : "heal"} it${pages > 1 ? `, on ${counted(pages, "page")}` : ""}.`;

const capital = (sentence: string): string => sentence.slice(0, 1).toUpperCase() + sentence.slice(1);

function unseen({ view: { site }, judgement }: Material): string {
  const missed = site.coverage.notCrawled.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  const [most] = missed;
  const others = missed.slice(1).reduce((sum, { count }) => sum + count, 0);
  const undecided = judgement.findings.filter(({ verdict }) => verdict === "unknown").length;
  return [
    most === undefined
      ? "Everything that we found was read."
      : `${capital(counted(most.count, "address", "addresses"))} ${most.count === 1 ? "was" : "were"} not read: ${REASONS[most.reason]}.`,
    ...(others > 0 ? [`${counted(others, "address", "addresses")} were not read for other reasons.`] : []),
    ...(undecided > 0 ? [`${counted(undecided, "check")} could not be decided.`] : []),
    "Visitors, sales and rankings are not part of this audit.",
  ].join(" ");
}
