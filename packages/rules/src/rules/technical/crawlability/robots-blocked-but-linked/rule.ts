import * as robots from "../../../../fixes/robots/robots-fixes.ts";
import { en } from "./words.en.ts";
import { matchRobots } from "@audit/facts";
import { isUtilityPath } from "../../../../knowledge/utility-paths.ts";
import { sameHost } from "../../../../reading/address-form.ts";
import { linkingPages, type LinkingPages } from "../../../../reading/inbound-links.ts";
import { isClosed } from "../../../../reading/robots-closure.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable, type PageFault } from "../../../../verdict.ts";

/** Filters, sorting and tag combinations are blocked on purpose: ?sort=price, /collections/soap/red+small. */
const isVariant = ({ pathname, search }: URL): boolean => search !== "" || /\+|%2B|,/i.test(pathname);

export const rule = defineSiteRule({
  id: "robots-blocked-but-linked",
  category: "technical",
  area: "crawlability",
  severity: "medium",
  fixKind: "robots",
  certainty: 0.7,
  reads: ["robots", "pages", "graph", "home"],
  source: "https://developers.google.com/search/docs/crawling-indexing/robots/intro",
  judge: ({ robots, pages, graph, home }) => {
    if (robots.outcome !== "parsed" || isClosed(robots.rules, home)) return notApplicable();
    let linked = 0;
    const faults: PageFault<LinkingPages & { readonly rule: string }>[] = [];
    for (const [node, url] of graph.urls.entries()) {
      // robots.txt speaks for its own host only.
      if (graph.inlinks(node) === 0 || !sameHost(url, home)) continue;
      linked += 1;
      const { allowed, rule } = matchRobots(robots.rules, "Googlebot", url);
      const address = new URL(url);
      if (allowed || rule === null || isVariant(address) || isUtilityPath(address.pathname)) continue;
      const saw = { rule: `Disallow: ${rule.path}`, ...linkingPages({ pages, graph }, url) };
      faults.push({ url, evidence: { at: `robots.txt line ${rule.line}`, saw } });
    }
    return judgePages(faults, linked);
  },
  words: { en },
  fix: robots.exceptions,
});
