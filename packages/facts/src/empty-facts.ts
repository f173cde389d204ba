import { noClaims } from "./claims/page-claims.ts";
import { emptyOutline } from "./outline/page-outline.ts";
import type { PageFacts } from "./page-facts.ts";

type Sections = Omit<PageFacts, "url" | "response" | "isHtml" | "kind" | "indexability">;

const emptyHead = (): Sections["head"] => ({
  titles: [],
  titlesOutsideHead: 0,
  descriptions: [],
  metas: [],
  linkRels: [],
  canonicals: [],
  hreflang: [],
  robots: [],
  robotsByAgent: {},
  viewport: null,
  refresh: null,
  base: null,
  bases: [],
  lang: null,
  dir: null,
  generator: null,
  openGraph: {},
  twitter: {},
});

const emptyResources = (): Sections["resources"] => ({
  scripts: [],
  inlineScriptBytes: 0,
  styles: [],
  inlineStyleBytes: 0,
  iframes: [],
  videos: [],
  insecure: [],
  secrets: [],
});

const emptyStructure = (): Sections["structure"] => ({
  doctype: null,
  elements: 0,
  maxDepth: 0,
  headBrokenBy: null,
  repeated: [],
  quotations: 0,
  codes: 0,
  lists: 0,
  orderedLists: 0,
  tables: 0,
  hasMain: false,
  hasNav: false,
  duplicateIds: [],
  nosnippet: [],
  summaries: [],
  scriptTargets: [],
  shape: "",
  classTokens: [],
  bodyClasses: [],
  intangible: false,
});

/** All sections of a page that isn't HTML: nothing was seen. */
export function emptySections(): Sections {
  return {
    head: emptyHead(),
    headings: [],
    images: { total: 0, noAlt: 0, emptyAlt: 0, picturesWithoutImage: 0, list: [] },
    links: [],
    resources: emptyResources(),
    structuredData: { blocks: [], items: [], visible: { sought: 0, unseen: [] } },
    text: { words: 0, mainWords: 0, main: "", paragraphs: [], concealed: [], hash: "", simhash: "" },
    structure: emptyStructure(),
    forms: {
      total: 0,
      insecure: [],
      hasSearch: false,
      hasPassword: false,
      unlabelled: [],
      hints: [],
      namelessButtons: 0,
      fakeButtons: 0,
      namelessKinds: [],
      fakeKinds: [],
      loadMore: null,
    },
    commerce: {
      prices: [],
      buyControl: null,
      availability: null,
      availabilityText: null,
      struckPrices: [],
      ratingText: null,
      ratings: [],
      deliveryText: null,
      breadcrumbs: [],
      productCards: 0,
    },
    outline: emptyOutline,
    claims: noClaims,
    dates: [],
    tech: { platform: null, platformEvidence: null, analytics: [], jsShell: false, botWall: null },
  };
}
