import type { PageFacts, SdItem } from "@audit/facts";
import { pagesIn, servedHtml } from "../../../../populations.ts";
import { isLocalCopy, sameHost } from "../../../../reading/address-form.ts";
import { noted } from "../../../../reading/noted.ts";
import { productsOf } from "../../../../reading/products.ts";
import { everyItem, textsOf } from "../../../../reading/structured-data.ts";
import { quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";

/** On one page it may be a slip of its editor; on several the system writes it. What describes the site stands once. */
const FEWEST_PAGES = 3;

/**
 * Addresses of a page's own entities that stand on another host under the page's own path, steps of its trail that stand
 * there under paths of this site, and what describes the site itself (WebSite with its search): a development host, the
 * one before a move, or the site a template was taken from. Pages that name that host as their canonical mean it.
 */
export const rule = defineSiteRule({
  id: "schema-foreign-host",
  category: "schema",
  area: "general",
  severity: "high",
  fixKind: "json-ld",
  certainty: 0.9,
  repair: { pasted: true },
  aiVisibility: true,
  reads: ["home", "pages"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/sd-policies",
  judge: ({ home, pages }) => {
    const judged = pagesIn(pages, servedHtml);
    const named = judged.map((page) => ({ page, said: addressesOn(page) }));
    const all = named.flatMap(({ said }) => said.all);
    if (isLocalCopy(home, all)) return judgePages([], 0);
    const paths = new Set(judged.map(({ url }) => pathOf(url)));
    const found = named.flatMap(({ page, said }) => {
      const foreign = [...said.own, ...said.site, ...said.trail.filter((url) => paths.has(pathOf(url)))].filter(
        (url) => !sameHost(url, home) && !said.meant.some((meant) => sameHost(meant, url)),
      );
      const [first] = foreign;
      return first === undefined ? [] : [{ page, first, host: new URL(first).host, product: said.product }];
    });
    const times = Map.groupBy(found, ({ host }) => host);
    const faults = found.flatMap(({ page, first, host, product }) => {
      const isOfSite = page.url === home && addressesOn(page).site.includes(first);
      if ((times.get(host)?.length ?? 0) < FEWEST_PAGES && !isOfSite) return [];
      const saw = { host, address: quoted(first), product };
      return [{ url: page.url, evidence: { at: "structured data", saw, expected: new URL(home).host } }];
    });
    return judgePages(
      faults,
      named.filter(({ said }) => said.own.length + said.site.length + said.trail.length > 0).length,
    );
  },
  words: { en },
  mild: { when: ({ evidence: { saw } }) => !saw.product, because: "the pages themselves name their own addresses" },
  fix,
});

/** Without final slash, fragment and query, so that forms of one path are one. */
const pathOf = (url: string): string => new URL(url).pathname.replace(/\/+$/, "");

interface Said {
  /** Of the page's own entities, under its own path. */
  readonly own: readonly string[];
  /** Of the site, as its own description names it, and of its search. */
  readonly site: readonly string[];
  readonly trail: readonly string[];
  /** What the page names as its own address elsewhere. */
  readonly meant: readonly string[];
  readonly all: readonly string[];
  readonly product: boolean;
}

const MOST_STEPS = 8;
const PLACES = ["url", "mainEntityOfPage"] as const;

const addressesOn = noted((page): Said => {
  const meant = meantOn(page);
  const items = everyItem(page.structuredData);
  const own = items.flatMap(({ item }) => addressesOf(item)).filter((url) => pathOf(url) === pathOf(page.url));
  const trail = items
    .filter(({ item, under }) => under === "itemListElement" && item.types.includes("ListItem"))
    .flatMap(({ item }) => [...textsOf(item, "item"), ...idsIn(item, "item")])
    .filter(isWeb)
    .slice(0, MOST_STEPS);
  const site = items.flatMap(({ item, under }) => siteAddresses(item, under)).filter(isWeb);
  const product = own.length > 0 && productsOf(page.structuredData).length > 0;
  return { own: [...new Set(own)], site, trail, meant, all: [...meant, ...own, ...site, ...trail], product };
});

/** A page is part of its own site; what it speaks of otherwise may be any other. */
function siteAddresses(item: SdItem, under: string | null): readonly string[] {
  if (!item.types.includes("WebSite") || (under !== null && under !== "isPartOf")) return [];
  const searches = itemsIn(item, "potentialAction");
  const templates = searches.flatMap((search) => itemsIn(search, "target"));
  return [
    ...addressesOf(item),
    ...searches.flatMap((search) => textsOf(search, "target")),
    ...templates.flatMap((template) => textsOf(template, "urlTemplate")),
  ];
}

const itemsIn = (item: SdItem, name: string): SdItem[] =>
  (item.props[name] ?? []).filter((value) => typeof value === "object");

const isWeb = (text: string): boolean => /^https?:\/\/[^/]/i.test(text) && URL.canParse(text);

const meantOn = ({ head }: Pick<PageFacts, "head">): string[] =>
  [...head.canonicals.flatMap(({ url }) => url ?? []), head.openGraph["og:url"] ?? ""].filter(isWeb);

const addressesOf = (item: SdItem): string[] =>
  [item.id ?? "", ...PLACES.flatMap((name) => [...textsOf(item, name), ...idsIn(item, name)])].filter(isWeb);

/** Addresses by which entities under a property are called. */
const idsIn = (item: SdItem, name: string): string[] =>
  (item.props[name] ?? []).flatMap((value) => (typeof value === "object" && value.id !== null ? [value.id] : []));
