import { clusterTemplates, type PageFacts, type Sortable } from "@audit/facts";
import type { RenderSetting } from "../audit.ts";
import { chooseSample, type Listable } from "./choose-sample.ts";

/** At so many pages their templates are looked at: soon, and then when there is reason to expect more of them. */
const LOOKS: ReadonlySet<number> = new Set([10, 20, 40, 80, 160, 320]);
/** Until then a page that has no second one like it may yet turn out to be one of many. */
const ENOUGH = 40;
const MOST = Math.max(...LOOKS);

/** Chooses pages of the sample while their site is still being crawled. */
export interface EarlyChoice {
  /** Takes a page. @returns what is worth running as far as is known now; often nothing */
  note(page: PageFacts): readonly string[];
}

export function chooseEarly(how: RenderSetting): EarlyChoice {
  const pages: (Sortable & Listable)[] = [];
  return {
    note(page) {
      if (how === "off" || how === "all" || pages.length >= MOST) return [];
      pages.push(partOf(page));
      return LOOKS.has(pages.length) ? chooseSample({ pages, templates: templatesOf(pages) }, how) : [];
    },
  };
}

const templatesOf = (pages: readonly Sortable[]): ReturnType<typeof clusterTemplates>["templates"] =>
  clusterTemplates(pages).templates.filter(
    ({ kind, pages: alike }) => kind === "home" || alike.length > 1 || pages.length >= ENOUGH,
  );

/** What is kept of a page for its choice: all of it would be held in memory twice. */
const partOf = ({ url, kind, isHtml, structure, response, indexability, tech }: PageFacts): Sortable & Listable => ({
  url,
  kind,
  isHtml,
  structure,
  response: { status: response.status },
  indexability: { indexable: indexability.indexable },
  tech: { botWall: tech.botWall },
});
