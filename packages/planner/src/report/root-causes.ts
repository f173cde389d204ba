import { findRule } from "@audit/rules";
import type { PlannedAction } from "../action.ts";

/** What several tasks come from: one habit, one template, one setting. */
export interface RootCause {
  readonly title: string;
  /** What it costs, as a sentence. */
  readonly costs: string;
  /** Places in the plan of the tasks that end it, from 1. */
  readonly places: readonly number[];
  /** Pages of the largest of those tasks; a site-wide one has none. */
  readonly pages: number;
}

interface Root {
  readonly title: string;
  readonly costs: string;
  readonly areas: readonly string[];
}

const ROOTS: readonly Root[] = [
  {
    title: "What pages are about is brought by scripts",
    costs: "Readers that run no scripts, most AI assistants among them, find these pages empty.",
    areas: ["js-rendering"],
  },
  {
    title: "Left-overs of a template or of trial runs were never replaced",
    costs: "Visitors who see them trust nothing else on the page.",
    areas: ["unfinished", "html-validity"],
  },
  {
    title: "The data about products hold too little",
    costs: "What is missing there, Google and shopping assistants can't show or compare.",
    areas: ["product", "reviews", "shipping-returns", "variants", "feeds"],
  },
  {
    title: "The site does not say clearly who runs it",
    costs: "Assistants mix the business up with others, and buyers can't check whom they deal with.",
    areas: ["organization", "local", "trust", "profiles"],
  },
  {
    title: "Pages say too little of their own",
    costs: "Of pages with the same words only one is listed.",
    areas: ["duplicates", "body", "ecommerce", "freshness"],
  },
  {
    title: "Search engines get unclear word of which pages to list",
    costs: "They list other addresses than you want, or leave pages out.",
    areas: [
      "indexability",
      "crawlability",
      "status-redirects",
      "url",
      "sitemaps",
      "facets-pagination",
      "international",
    ],
  },
  {
    title: "Titles, headings and previews don't say what pages are about",
    costs: "Fewer people choose your pages in results and posts.",
    areas: ["titles-meta", "headings", "open-graph", "x-cards", "navigation", "video"],
  },
  {
    title: "Links don't lead to the pages that matter",
    costs: "What is hardly linked is found late and counts for little.",
    areas: ["links", "external-links"],
  },
  {
    title: "Pages load slower than they need",
    costs: "Visitors on phones leave before they see anything.",
    areas: ["performance", "images", "mobile"],
  },
  {
    title: "Assistants can't read or quote the pages well",
    costs: "Answers name others where they could name you.",
    areas: ["ai-access", "ai-citation", "general", "article", "agent-readiness"],
  },
  {
    title: "Some of the site can't be used by everyone",
    costs: "People who don't see the page can't operate it, nor can their agents.",
    areas: ["accessibility"],
  },
  {
    title: "The site is open to known dangers",
    costs: "A site that was broken into is shown with a warning.",
    areas: ["security"],
  },
];

const MOST_PLACES = 3;

/** What the plan comes down to, the cause first whose tasks weigh most together. */
export function rootCausesOf(actions: readonly PlannedAction[]): RootCause[] {
  const found = ROOTS.map((root) => {
    const own = actions.flatMap((action, index) =>
      root.areas.includes(areaOf(action)) ? [{ action, place: index + 1 }] : [],
    );
    const { title, costs } = root;
    const places = own.map(({ place }) => place);
    const pages = Math.max(0, ...own.map(({ action }) => action.affected.count));
    return { root: { title, costs, places, pages }, weight: own.reduce((sum, { action }) => sum + action.priority, 0) };
  });
  return found
    .filter(({ root }) => root.places.length > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ root }) => root);
}

/** "tasks 1, 4 and 7", cut after a few. */
export function placesText(places: readonly number[]): string {
  const shown = places.slice(0, MOST_PLACES);
  const more = places.length - shown.length;
  if (shown.length === 1) return `task ${shown[0]}`;
  if (more > 0) return `tasks ${shown.join(", ")} and ${more} more`;
  return `tasks ${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
}

const areaOf = ({ rule }: PlannedAction): string => findRule(rule)?.area ?? "";
