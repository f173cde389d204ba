import { shopGroups } from "./catalogue.ts";
import * as p from "./plant.ts";
import {
  absolute,
  C,
  P,
  planted,
  T,
  type Planting,
  NOINDEX,
  robotsTag,
  canonicalTag,
  canonical,
  moved,
  gone,
  numbers,
} from "./plant.ts";

/** The second page of the list and its products can still be reached, from a text. */
const secondPageElsewhere = p.inMain(
  p.LINKING,
  [`${C}?page=2`, ...shopGroups[3]!.products.map(({ path }) => path)]
    .map((path) => `<a href="${path}">${path.replaceAll(/\W+/g, " ")}</a>`)
    .join(" "),
);

/** Lists, filters and sorting. */
export const lists: Readonly<Record<string, Planting>> = {
  "facet-canonical-chain": planted(
    p.all(
      p.copy(C, `${C}?colour=red`),
      p.swap(`${C}?colour=red`, canonicalTag, canonical(absolute("/collections/old"))),
      p.add("/collections/old", moved(C)),
      p.link(C, `${C}?colour=red`),
    ),
  ),
  "facet-empty-200": planted(
    p.all(
      p.copy(C, `${C}?colour=mauve`, (html) =>
        html.replace(/<ul class="product-grid">.*?<\/ul>/s, "<p>No products were found matching your selection.</p>"),
      ),
      p.link(C, `${C}?colour=mauve`),
    ),
  ),
  "facet-indexable-combinations": planted(
    p.all(p.copy(C, `${C}?colour=red&size=l`), p.link(C, `${C}?colour=red&size=l`)),
  ),
  "facet-links-crawlable": planted(
    p.inMain(
      C,
      [
        ...numbers(12).flatMap((index) => ["colour", "size", "price"].map((name) => `${name}=${index}`)),
        "colour=1&size=2",
      ]
        .map((query) => `<a href="${C}?${query}">${query}</a>`)
        .join(""),
    ),
  ),
  "facet-order-inconsistent": planted(
    p.all(
      p.extra("/pages/finder?a1=x&b2=y"),
      p.copy("/pages/finder?a1=x&b2=y", "/pages/finder?b2=y&a1=x"),
      p.inSitemap("/pages/finder?b2=y&a1=x"),
      p.link(p.LINKING, "/pages/finder?b2=y&a1=x"),
    ),
  ),
  "pagination-broken": planted(p.all(p.add(`${C}?page=3`, gone), p.link(C, `${C}?page=3`))),
  "pagination-canonical-page1": planted(p.swap(`${C}?page=2`, canonicalTag, canonical(absolute(C)))),
  "pagination-fragment-only": planted(
    p.all(secondPageElsewhere, p.swap(C, /<a rel="next"[^>]*>/, '<a href="#page=2">')),
  ),
  "pagination-not-linked": planted(
    p.all(secondPageElsewhere, p.swap(C, /<nav class="pages".*?<\/nav>/s, "<p>Showing 1-10 of 20 products</p>")),
  ),
  "pagination-noindex": planted(p.swap(`${C}?page=2`, robotsTag, NOINDEX)),
  "pagination-empty-200": planted(
    p.view(
      "beyond-last",
      C,
      (page) => ({ ...page, html: page.html!.replaceAll(`${absolute(C)}"`, `${absolute(C)}?page=9999"`) }),
      { asked: `${C}?page=9999` },
    ),
  ),
  "sort-params-indexable": planted(p.all(p.copy(C, `${C}?sort_by=price`), p.link(C, `${C}?sort_by=price`))),
};

const deep = (index: number): string => `/blog/deep-${index}`;
const SIDE = shopGroups[7]!;
const menuItem = new RegExp(`<li><a href="${SIDE.path}">[^<]*</a></li>`);

/** Links, addresses and languages. */
export const links: Readonly<Record<string, Planting>> = {
  "orphan-pages": planted(p.extra("/pages/lost", undefined, false)),
  "weak-internal-links": planted(p.all(p.extra("/pages/thread", undefined, false), p.link(p.LINKING, "/pages/thread"))),
  "crawl-depth": planted(
    p.all(
      // Five steps of two articles each, every step linked from both articles of the step before.
      ...numbers(10).map((index) => p.extraArticle(deep(index))),
      ...[0, 1].flatMap((index) => [p.link(p.LINKING, deep(index)), p.link("/pages/about", deep(index))]),
      ...numbers(8).flatMap((index) => [2, 3].map((step) => p.link(deep(index), deep(index - (index % 2) + step)))),
    ),
  ),
  "nofollow-internal-links": planted(p.inMain(T, `<a href="${P}" rel="nofollow">A brush</a>`)),
  "anchor-text-empty": planted(p.inMain(T, `<a href="${P}"></a>`)),
  "links-to-http": planted(p.inMain(T, '<a href="http://maker.example/">A maker</a>')),
  "links-malformed": planted(p.inMain(T, '<a href="mailto://workshop@shop.example">Write to the workshop</a>')),
  "dead-end-pages": planted(p.extra("/pages/leaflet", (html) => html.replace(/<a [^>]*>(.*?)<\/a>/gs, "$1"))),
  "links-to-localhost": planted(p.inMain(T, '<a href="http://localhost:3000/care">Care</a>')),
  "breadcrumb-navigation-missing": planted(
    p.all(
      p.withoutTag(P, /<nav aria-label="Breadcrumb".*?<\/nav>/s),
      p.data(P, "BreadcrumbList", () => null),
    ),
  ),
  "ipr-wasted-on-dead-urls": planted(
    p.all(
      p.everywhere(
        '<li><a href="/blog">Journal</a></li>',
        numbers(12)
          .map((index) => `<li><a href="/gone-${index}">Gone</a></li>`)
          .join("") + '<li><a href="/blog">Journal</a></li>',
      ),
      ...numbers(12).map((index) => p.add(`/gone-${index}`, gone)),
    ),
    // Links to what is dead are broken, each of them.
    "broken-internal-links",
  ),
  "isolated-by-discovery": planted(
    p.all(
      p.extra("/pages/hinted", undefined, false),
      p.sitemaps((facts) => ({ ...facts, entries: facts.entries.filter(({ url }) => !url.endsWith("/hinted")) })),
    ),
  ),
  "nav-category-coverage": planted(
    p.everywhere(menuItem, ""),
    // Without its category in the menu a product is one click farther away.
    "crawl-depth",
  ),
  "only-nofollow-inlinks": planted(
    p.all(p.extra("/pages/held", undefined, false), p.inMain(T, '<a href="/pages/held" rel="nofollow">Held</a>')),
    // What keeps the page's only link from counting is a link marked so.
    "nofollow-internal-links",
  ),
  "related-products-missing": planted(
    p.all(
      p.withoutTag(P, /<section class="related">.*?<\/section>/s),
      p.withoutTag(P, /<nav aria-label="Breadcrumb".*?<\/nav>/s),
      p.swap(P, /<a href="\/policies\/(shipping|returns)">([^<]*)<\/a>/, "free"),
      p.swap(P, /<a href="\/policies\/returns">([^<]*)<\/a>/, "Returns within 30 days"),
    ),
  ),
  "template-discontinuity": planted(
    p.all(
      p.extra(
        "/x91",
        (html) =>
          html.replace(
            /<body.*<\/body>/s,
            `<body><main class="zz1"><h1>Cheap pills</h1>${"<p>These pills of 20 mg cost less today than ever before, says our doctor.</p>".repeat(6)}</main></body>`,
          ),
        false,
      ),
      p.sitemaps((facts) => ({ ...facts, entries: facts.entries.filter(({ url }) => !url.endsWith("/x91")) })),
    ),
  ),
  "uncrawlable-anchors": planted(p.inMain(T, `<div onclick="location.href='/pages/secret-sale'">Sale</div>`)),
  "url-too-long": planted(p.extra(`/pages/${"very-long-name-".repeat(9)}end`)),
  "url-double-slash": planted(p.extra("/pages//double")),
  "url-fragment-routing": planted(p.inMain(T, '<a href="#/soap">Soap</a><a href="#/towels">Towels</a>')),
  "url-repetitive-segments": planted(
    p.all(
      p.copy(T, "/pages/pages/care"),
      p.inSitemap("/pages/pages/care"),
      p.link(p.LINKING, "/pages/pages/care"),
      p.link("/pages/about", "/pages/pages/care"),
    ),
  ),
  "external-ugc-unqualified": planted(p.inMain(T, '<a href="https://www.amazon.de/dp/B000?tag=shop-21">Buy</a>')),
};
