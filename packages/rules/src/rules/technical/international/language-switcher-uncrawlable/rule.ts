import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { judgeLook } from "../../../../reading/closer-looks.ts";
import { defineSiteRule } from "../../../../rule.ts";

const MOST_SHOWN = 6;

/** Where hreflang or the sitemap names the versions, crawlers find them without the switcher. */
export const rule = defineSiteRule({
  id: "language-switcher-uncrawlable",
  category: "technical",
  area: "international",
  severity: "medium",
  fixKind: "template",
  certainty: 0.75,
  reads: ["rendering", "sitemaps"],
  source: "https://developers.google.com/search/docs/specialty/international/managing-multi-regional-sites",
  judge: ({ rendering, sitemaps }) => {
    const inSitemap = sitemaps.entries.some(({ alternates }) => alternates.length > 1);
    return judgeLook(rendering, "languages", ({ rendered }, controls) => {
      if (controls === null) return "outside";
      if (controls.links > 0 || rendered.hreflang.length > 1 || inSitemap) return null;
      const saw = { madeOf: controls.kind, languages: controls.languages.slice(0, MOST_SHOWN) };
      return { at: "language switcher after scripts ran", saw, expected: "links to the page in each language" };
    });
  },
  words: { en },
  fix: worklist(en),
});
