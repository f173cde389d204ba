import type { PageFacts } from "./page-facts.ts";

type Sections = Omit<PageFacts, "url" | "response" | "isHtml" | "kind" | "indexability">;

/** All sections of a page that isn't HTML: nothing was seen. */
export function emptySections(): Sections {
  return {
    head: {
      titles: [], titlesOutsideHead: 0, descriptions: [], metas: [], linkRels: [], canonicals: [], hreflang: [],
      robots: [], robotsByAgent: {}, viewport: null, refresh: null, base: null, lang: null, dir: null, generator: null,
      openGraph: {}, twitter: {},
    },
    headings: [],
    images: { total: 0, noAlt: 0, emptyAlt: 0, list: [] },
    links: [],
    resources: { scripts: [], inlineScriptBytes: 0, styles: [], inlineStyleBytes: 0, iframes: [], videos: [], insecure: [] },
    structuredData: { blocks: [], items: [] },
    text: { words: 0, mainWords: 0, main: "", paragraphs: [], hash: "", simhash: "" },
    structure: {
      doctype: null, elements: 0, maxDepth: 0, headBrokenBy: null, lists: 0, orderedLists: 0, tables: 0, hasMain: false,
      hasNav: false, duplicateIds: [], nosnippet: [], shape: "", classTokens: [],
    },
    forms: { total: 0, insecure: [], hasSearch: false, hasPassword: false, unlabelled: [], namelessButtons: 0 },
    commerce: {
      prices: [], buyControl: null, availability: null, availabilityText: null, ratingText: null, deliveryText: null,
      breadcrumbs: [], productCards: 0,
    },
    dates: [],
    tech: { platform: null, platformEvidence: null, analytics: [], jsShell: false, botWall: null },
  };
}
