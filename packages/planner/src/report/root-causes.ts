import { findRule } from "@audit/rules";
import type { PlannedAction } from "../action.ts";
import { pagesOfKind } from "../wording/subject.ts";

/** What several tasks have in common: the one place that mends them, or the one thing that the site lacks. */
export interface RootCause {
  readonly title: string;
  /** What it costs, as a sentence. */
  readonly costs: string;
  /** Places in the plan of the tasks that end it, from 1. */
  readonly places: readonly number[];
  /** Pages of the largest of those tasks; a site-wide one has none. */
  readonly pages: number;
}

type Root = Pick<RootCause, "title" | "costs">;

/** What scripts bring is one cause wherever it stands. */
const SCRIPTS: Root = {
  title: "Content that only scripts bring",
  costs: "Readers that run no scripts, most AI assistants among them, don't see it.",
};

/** So are what a template or a trial run left behind. */
const LEFT_OVERS: Root = {
  title: "Left-overs of a template or of trial runs were never replaced",
  costs: "Visitors who see them trust nothing else on the page.",
};
const OF_LEFT_OVERS: ReadonlySet<string> = new Set([
  "copy-in-name",
  "demo-contact-details",
  "demo-shop",
  "placeholder-text",
  "sample-content-live",
  "test-page-live",
]);

const LAYOUT: Root = {
  title: "The layout that all pages share",
  costs: "What is wrong there is wrong on every page, and one change mends it everywhere.",
};

const SETTINGS: Root = {
  title: "Settings and addresses of the whole site",
  costs: "They decide which addresses search engines and assistants find, and what becomes of old ones.",
};

const FACTS: Root = {
  title: "What only you can tell about the business",
  costs: "Who finds no clear word on it buys elsewhere, and assistants answer for you with what they guess.",
};

const TEXTS: Root = {
  title: "Words that pages need of their own",
  costs: "Results and answers show pages by these words; where they are missing or alike, others are shown.",
};

const SEVERAL: Root = {
  title: "Faults of single pages",
  costs: "Nothing joins them: each page is mended by itself.",
};

const HOME: Root = {
  title: "The home page",
  costs: "It is what most people and machines see first, and often all they see.",
};

/** The one template of pages that are alike: what is wrong in it is wrong on all of them. */
const templateOf = (pages: string): Root => ({
  title: `The template of the ${pages}`,
  costs: "What is wrong there is wrong on every page made with it, and is mended there once.",
});

function rootOf({ rule, template, kind, doneBy, type }: PlannedAction): Root | null {
  const area = findRule(rule)?.area ?? "";
  if (type === "opportunity" || area === "measurement") return null;
  if (area === "js-rendering") return SCRIPTS;
  if (OF_LEFT_OVERS.has(rule)) return LEFT_OVERS;
  if (doneBy === "owner") return FACTS;
  if (doneBy === "writer") return TEXTS;
  if (template === "layout") return LAYOUT;
  if (template === "site" || template === "addresses") return SETTINGS;
  if (kind === "home") return HOME;
  const pages = pagesOfKind(kind);
  return pages === null ? SEVERAL : templateOf(pages);
}

/** A cause that several tasks share: worth telling, for one change or one person ends them together. */
export const joinsTasks = ({ title, places }: RootCause): boolean => places.length > 1 && title !== SEVERAL.title;

const MOST_PLACES = 5;

/** What the plan comes down to, the cause first whose tasks weigh most together; of what is no fault nothing is told. */
export function rootCausesOf(actions: readonly PlannedAction[]): RootCause[] {
  const found = new Map<string, { root: RootCause; weight: number }>();
  for (const [index, action] of actions.entries()) {
    const root = rootOf(action);
    if (root === null) continue;
    const { root: { places, pages } = { places: [], pages: 0 }, weight = 0 } = found.get(root.title) ?? {};
    found.set(root.title, {
      root: { ...root, places: [...places, index + 1], pages: Math.max(pages, action.affected.count) },
      weight: weight + action.priority,
    });
  }
  return [...found.values()].toSorted((a, b) => b.weight - a.weight).map(({ root }) => root);
}

/** "tasks 1, 4 and 7"; of many the first. */
export function placesText(places: readonly number[]): string {
  const shown = places.slice(0, MOST_PLACES);
  if (shown.length === 1) return `task ${shown[0]}`;
  if (places.length > shown.length) return `tasks ${shown.join(", ")} and others`;
  return `tasks ${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
}
