import { en } from "./words.en.ts";
import { matchRobots, type Meaning, readMeanings } from "@audit/facts";
import { isUtilityPath } from "../../../../knowledge/utility-paths.ts";
import { sameHost } from "../../../../reading/address-form.ts";
import { linkingPages, type LinkingPages } from "../../../../reading/inbound-links.ts";
import { isClosed } from "../../../../reading/robots-closure.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable, type PageFault } from "../../../../verdict.ts";

/** Filters, sorting and tag combinations are blocked on purpose: ?sort=price, /collections/soap/red+small. */
const isVariant = ({ pathname, search }: URL): boolean => search !== "" || /\+|%2B|,/i.test(pathname);

/** Basket, order and account, by the name of the file or by what the links to it say: closed on purpose. */
function isForOneVisitor({ pathname }: URL, anchors: readonly string[], languages: readonly string[]): boolean {
  const file = (pathname.split("/").filter(Boolean).at(-1) ?? "").replace(/\.[a-z]{2,5}$/i, "").replace(/[-_]/g, " ");
  return [file, ...anchors].some((words) => readMeanings(words, languages, PERSONAL).length > 0);
}

const PERSONAL: readonly Meaning[] = ["cart", "checkout", "account", "buying"];

export const rule = defineSiteRule({
  id: "robots-blocked-but-linked",
  category: "technical",
  area: "crawlability",
  severity: "low",
  fixKind: "robots",
  certainty: 0.7,
  reads: ["robots", "pages", "graph", "home"],
  source: "https://developers.google.com/search/docs/crawling-indexing/robots/intro",
  judge: ({ robots, pages, graph, home }) => {
    if (robots.outcome !== "parsed" || isClosed(robots.rules, home)) return notApplicable();
    const languages = [...new Set(pages.flatMap(({ head }) => head.lang ?? []))];
    let linked = 0;
    const faults: PageFault<LinkingPages & { readonly rule: string }>[] = [];
    for (const [node, url] of graph.urls.entries()) {
      // robots.txt speaks for its own host only.
      if (graph.inlinks(node) === 0 || !sameHost(url, home)) continue;
      linked += 1;
      const { allowed, rule } = matchRobots(robots.rules, "Googlebot", url);
      const address = new URL(url);
      if (allowed || rule === null || isVariant(address) || isUtilityPath(address.pathname)) continue;
      if (isForOneVisitor(address, graph.anchorsOf(node), languages)) continue;
      const saw = { rule: `Disallow: ${rule.path}`, ...linkingPages({ pages, graph }, url) };
      faults.push({ url, evidence: { at: `robots.txt line ${rule.line}`, saw } });
    }
    return judgePages(faults, linked);
  },
  words: { en },
  // Mostly closed on purpose; whether a page should be found is its owner's choice.
  onlyAlong: true,
  fix: null,
});
