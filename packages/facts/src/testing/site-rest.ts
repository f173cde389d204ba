import type { SiteRest } from "../site/build-site.ts";

export const host = "https://shop.example";

/** What a crawler knows of a site without robots.txt, sitemaps and answers to probes. */
export const rest: SiteRest = {
  home: `${host}/`,
  robots: {
    url: `${host}/robots.txt`,
    status: 404,
    contentType: null,
    bytes: 0,
    outcome: "absent",
    text: "",
    rules: { groups: [], sitemaps: [], faults: [], delays: {} },
  },
  sitemaps: { files: [], entries: [], truncated: false },
  probes: { notFound: null, httpHome: null, otherHost: null, llmsTxt: null, favicon: null },
  coverage: { pages: 0, requests: 0, known: 0, notCrawled: [] },
};
