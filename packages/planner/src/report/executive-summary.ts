import type { Business } from "@audit/facts";
import { text } from "@audit/rules/escape/markdown";
import { counted } from "@audit/rules/wording/plural";
import { languageName } from "@audit/rules/wording/language-names";
import type { PlannedAction } from "../action.ts";
import type { Material } from "./material.ts";
import { roadmap } from "./roadmap.ts";
import { joinsTasks, placesText, rootCausesOf, type RootCause } from "./root-causes.ts";
import { day, duration, hostOf, listed, REASONS, scoreText } from "./words.ts";
import { WRITTEN_BY } from "./written-by.ts";

/** Three tasks are remembered, and two causes; a page that says more is no summary: it stays under 300 words. */
const MOST_TASKS = 3;
const MOST_CAUSES = 2;

const MOST_WORDS = 300;

/** Under 300 words: of a long plan the quarter is left out, then what its tasks have in common. */
export function executiveSummary(material: Material): string {
  const all = roadmap(material.actions);
  const versions = [
    { times: all, causes: MOST_CAUSES },
    { times: all.slice(0, 2), causes: MOST_CAUSES },
    { times: all.slice(0, 2), causes: 0 },
  ].map(({ times, causes }) => write(material, times, causes));
  return versions.find((one) => one.split(/\s+/).length < MOST_WORDS) ?? versions.at(-1) ?? "";
}

/** One page for the owner: what the site is, what to do first, what several tasks have in common, who does what when. */
function write(material: Material, times: readonly string[], mostCauses: number): string {
  const { view, actions } = material;
  const causes = rootCausesOf(actions).filter(joinsTasks).slice(0, mostCauses);
  return [
    `# Executive summary: ${text(hostOf(view.site.home))}`,
    state(material),
    ...(actions.length > 0 ? ["## Do first", actions.slice(0, MOST_TASKS).map(firstTask).join("\n")] : []),
    ...(causes.length > 0 ? ["Several tasks have one cause:", causes.map(cause).join("\n")] : []),
    ...(actions.length > 0 ? ["## Who does what, when", times.join(" ")] : []),
    "## What we could not see",
    unseen(material),
    `${WRITTEN_BY}\n`,
  ].join("\n\n");
}

const BUSINESSES: Readonly<Record<Exclude<Business, "other">, string>> = {
  "online-shop": "an online shop",
  "food-ordering": "a kitchen that takes orders",
  restaurant: "a restaurant",
  "local-service": "a local business",
  agency: "an agency",
  publisher: "a publisher",
  documentation: "documentation",
  software: "a maker of software",
  organization: "an organization",
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

/** ", which we take for an online shop in Dutch with prices in EUR"; of what could not be told nothing is said */
function kindOfSite({ site }: Material["view"]): string {
  const { business, currencies, languages } = site.profile;
  if (business === null) return "";
  const spoken = languages.slice(0, 2).map((language) => languageName(language));
  const inLanguage = spoken.length > 0 ? ` in ${text(listed(spoken))}` : "";
  const prices = currencies.length > 0 ? ` with prices in ${text(listed(currencies.slice(0, 2)))}` : "";
  if (business === "other") return inLanguage === "" ? "" : `, a site${inLanguage}${prices}`;
  return `, which we take for ${BUSINESSES[business]}${inLanguage}${prices}`;
}

/** What the plan costs in working time. */
function cost(actions: readonly PlannedAction[]): string {
  const minutes = actions.reduce((sum, { timeEstimate }) => sum + timeEstimate, 0);
  return `The plan has ${counted(actions.length, "task")}, together about ${duration(minutes)} of work.`;
}

/** A task with the first sentence of what it is good for. */
const firstTask = ({ title, businessValue }: PlannedAction, index: number): string =>
  `${index + 1}. **${text(title)}.** ${text(/^.+?[.!?](?= |$)/.exec(businessValue)?.[0] ?? businessValue)}`;

const cause = ({ title, costs, places }: RootCause): string =>
  `- **${text(title)}** (${placesText(places)}): ${text(costs)}`;

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
