import type { PageFacts } from "../page-facts.ts";

export type FactHome = "memory" | "column" | "page";

/** The parts of a page that are objects of single facts. */
export type Section = {
  [K in keyof PageFacts]: PageFacts[K] extends readonly unknown[] | string | boolean | undefined ? never : K;
}[Exclude<keyof PageFacts, "indexability" | "asSent">];

/**
 * Where each fact of a page of a large site lies. "page": with the others of its page, nine tenths of all; site-wide
 * reading rarely needs them. "column": with the same fact of its neighbours. "memory": asked of single pages all the time.
 */
export const factHomes = {
  response: {
    status: "memory",
    redirectTo: "memory",
    contentType: "column",
    charset: "column",
    charsetFrom: "column",
    bytes: "column",
    wireBytes: "column",
    ttfbMs: "column",
    totalMs: "column",
    truncated: "column",
    failure: "column",
    headers: "page",
    robotsHeader: "column",
    canonicalHeader: "column",
    hreflangHeader: "column",
  },
  head: {
    titles: "column",
    titlesOutsideHead: "column",
    descriptions: "column",
    metas: "page",
    linkRels: "page",
    canonicals: "column",
    hreflang: "column",
    robots: "column",
    robotsByAgent: "column",
    viewport: "column",
    refresh: "column",
    base: "column",
    bases: "column",
    lang: "column",
    dir: "column",
    generator: "column",
    openGraph: "column",
    twitter: "column",
  },
  images: { total: "column", noAlt: "column", emptyAlt: "column", picturesWithoutImage: "column", list: "page" },
  resources: {
    scripts: "page",
    inlineScriptBytes: "column",
    styles: "page",
    inlineStyleBytes: "column",
    iframes: "page",
    videos: "page",
    insecure: "page",
    secrets: "column",
  },
  structuredData: { blocks: "page", items: "page", visible: "column", tooLarge: "page" },
  text: {
    words: "column",
    mainWords: "column",
    main: "page",
    paragraphs: "page",
    concealed: "column",
    hash: "column",
    simhash: "column",
  },
  structure: {
    doctype: "column",
    elements: "column",
    maxDepth: "column",
    headBrokenBy: "column",
    repeated: "column",
    quotations: "column",
    lists: "column",
    orderedLists: "column",
    tables: "column",
    hasMain: "column",
    hasNav: "column",
    duplicateIds: "page",
    nosnippet: "page",
    summaries: "page",
    scriptTargets: "page",
    shape: "column",
    classTokens: "memory",
  },
  forms: {
    total: "column",
    insecure: "column",
    hasSearch: "column",
    hasPassword: "column",
    unlabelled: "column",
    namelessButtons: "column",
    fakeButtons: "column",
    loadMore: "column",
  },
  commerce: {
    prices: "page",
    buyControl: "column",
    availability: "column",
    availabilityText: "column",
    struckPrices: "column",
    ratingText: "column",
    ratings: "column",
    deliveryText: "column",
    breadcrumbs: "page",
    productCards: "column",
  },
  tech: { platform: "column", platformEvidence: "column", analytics: "column", jsShell: "column", botWall: "column" },
} as const satisfies { readonly [S in Section]: Readonly<Record<keyof PageFacts[S], FactHome>> };

export const sections = Object.keys(factHomes) as Section[];
