import { en } from "./words.en.ts";
import { isAllowed } from "@audit/facts";
import { pagesByUrl } from "../../../../reading/page-index.ts";
import { isClosed } from "../../../../reading/robots-closure.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { notApplicable, fail, pass, unknown } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

export const rule = defineSiteRule({
  id: "favicon-missing",
  category: "technical",
  area: "images",
  severity: "low",
  fixKind: "template",
  certainty: 1,
  repair: { once: true },
  reads: ["home", "pages", "probes", "robots"],
  source: "https://developers.google.com/search/docs/appearance/favicon-in-search",
  judge: ({ home, pages, probes, robots }) => {
    if (pages.length === 0) return notApplicable();
    const page = pagesByUrl(pages).get(home);
    if (!page?.isHtml || page.response.status !== 200) return unknown("The home page was not read.");
    const icon = page.head.linkRels.find(
      ({ rel, href }) =>
        rel.some((token) => /^(shortcut|icon|apple-touch-icon(-precomposed)?)$/.test(token)) && href.trim() !== "",
    );
    if (icon) {
      const { url } = icon;
      const ours = url !== null && robots.outcome === "parsed" && URL.parse(url)?.origin === new URL(robots.url).origin;
      if (!ours || isAllowed(robots.rules, "Googlebot-Image", url)) return pass();
      if (isClosed(robots.rules, home)) return notApplicable();
      return fail({
        at: "robots.txt",
        saw: `Googlebot-Image may not fetch ${url}`,
        expected: "an icon that crawlers may fetch",
      });
    }
    const { favicon } = probes;
    if (favicon === null || favicon.status === 0)
      return unknown("No icon in the head, and /favicon.ico was not answered.");
    if (favicon.status === 200 && !favicon.contentType?.startsWith("text/")) return pass();
    return fail({
      at: "head > link[rel=icon] and /favicon.ico",
      saw: { link: null, status: favicon.status },
      expected: "an icon",
    });
  },
  words: { en },
  fix,
});
