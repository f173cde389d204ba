import { shopProducts } from "./catalogue.ts";
import * as p from "./plant.ts";
import {
  A,
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
  numbers,
  gone,
} from "./plant.ts";

const GERMAN = "/pages/workshops";
const OTHER = shopProducts[50]!.path;

/** Leave to be listed, and canonical addresses. */
export const indexability: Readonly<Record<string, Planting>> = {
  "noindex-on-important-page": planted(p.swap(C, robotsTag, NOINDEX)),
  "noindex-site-wide": planted(
    p.all(...shopProducts.slice(0, 200).map(({ path }) => p.swap(path, robotsTag, NOINDEX))),
  ),
  "nofollow-page-level": planted(p.swap(T, robotsTag, '<meta name="robots" content="nofollow">')),
  "robots-directives-conflict": planted(p.swap(T, robotsTag, '<meta name="robots" content="index, noindex">')),
  "nosnippet-set": planted(p.swap(P, robotsTag, '<meta name="robots" content="nosnippet">')),
  "max-snippet-too-small": planted(p.swap(P, robotsTag, '<meta name="robots" content="max-snippet:20">')),
  "data-nosnippet-over-answer": planted(p.swap(A, '<p class="summary">', '<p class="summary" data-nosnippet>')),
  "canonical-missing": planted(p.withoutTag(P, canonicalTag)),
  "canonical-multiple": planted(p.inHead(P, canonical(absolute(OTHER)))),
  "canonical-outside-head": planted(p.all(p.withoutTag(P, canonicalTag), p.inMain(P, canonical(absolute(P))))),
  "canonical-empty-or-invalid": planted(p.swap(P, canonicalTag, '<link rel="canonical" href="">')),
  "canonical-to-non-200": planted(
    p.all(
      p.copy(T, "/pages/twin"),
      p.swap("/pages/twin", canonicalTag, canonical(absolute("/gone"))),
      p.add("/gone", gone),
      p.link(p.LINKING, "/pages/twin"),
    ),
  ),
  "canonical-to-noindex": planted(
    p.all(
      p.copy(T, "/pages/care-2"),
      p.swap("/pages/care-2", canonicalTag, canonical(absolute("/pages/hidden"))),
      p.copy(T, "/pages/hidden", (html) => html.replace(robotsTag, NOINDEX)),
      p.link(p.LINKING, "/pages/care-2"),
      p.link(p.LINKING, "/pages/hidden"),
    ),
  ),
  "canonical-chain": planted(
    p.all(
      p.copy(T, "/pages/one"),
      p.copy(T, "/pages/two"),
      p.swap("/pages/one", canonicalTag, canonical(absolute("/pages/two"))),
      p.swap("/pages/two", canonicalTag, canonical(absolute(T))),
      p.link(p.LINKING, "/pages/one"),
      p.link(p.LINKING, "/pages/two"),
    ),
  ),
  "canonical-to-homepage": planted(
    p.all(
      ...numbers(3).map((index) =>
        p.all(
          p.copy(T, `/pages/extra-${index}`),
          p.swap(`/pages/extra-${index}`, canonicalTag, canonical(absolute("/"))),
          p.link(p.LINKING, `/pages/extra-${index}`),
        ),
      ),
    ),
  ),
  "canonical-http-on-https": planted(p.swap(P, canonicalTag, canonical(absolute(P).replace("https:", "http:")))),
  "canonical-cross-domain": planted(
    p.all(
      p.copy(T, "/pages/guest"),
      p.swap("/pages/guest", canonicalTag, canonical("https://other.example/care")),
      p.link(p.LINKING, "/pages/guest"),
    ),
  ),
  "base-href-problem": planted(
    p.inHead(T, '<base href="https://shop.example/"><base href="https://shop.example/pages/">'),
  ),
  "canonical-conflict-header": planted(p.header(T, { link: `<${absolute("/pages/about")}>; rel="canonical"` })),
  "canonical-invalid-attributes": planted(
    p.swap(T, canonicalTag, `<link rel="canonical" type="text/html" href="${absolute(T)}">`),
  ),
  "canonical-loop": planted(
    p.all(
      p.copy(T, "/pages/one"),
      p.copy(T, "/pages/two"),
      p.swap("/pages/one", canonicalTag, canonical(absolute("/pages/two"))),
      p.swap("/pages/two", canonicalTag, canonical(absolute("/pages/one"))),
      p.link(p.LINKING, "/pages/one"),
      p.link(p.LINKING, "/pages/two"),
    ),
  ),
  "canonical-params-missing": planted(
    p.all(p.copy(T, `${T}?ref=1`), p.inSitemap(`${T}?ref=1`), p.link(p.LINKING, `${T}?ref=1`)),
  ),
  "canonical-to-blocked": planted(
    p.all(
      p.copy(T, "/pages/print-care"),
      p.swap("/pages/print-care", canonicalTag, canonical(absolute("/cart/care"))),
      p.link(p.LINKING, "/pages/print-care"),
    ),
  ),
  "canonical-unlinked": planted(
    p.all(
      p.extra("/pages/lonely", undefined, false),
      p.copy("/pages/lonely", "/pages/lonely-copy"),
      p.swap("/pages/lonely-copy", canonicalTag, canonical(absolute("/pages/lonely"))),
      p.link(p.LINKING, "/pages/lonely-copy"),
    ),
    "orphan-pages",
  ),
  "index-bloat-template": planted(
    p.all(
      ...numbers(140).map((index) =>
        p.extra(`/stamps/stamp-${index}`, (html) =>
          html.replace(/(<h1>)[^<]*(<\/h1>).*<\/main>/s, `$1Stamp ${index}$2<p>One of our stamps.</p></main>`),
        ),
      ),
    ),
  ),
  "indexable-thin-archive": planted(
    p.extra("/archive/tag/linen", (html) =>
      html.replace(/<main.*<\/main>/s, `<main><h1>Linen</h1><p><a href="${A}">An article</a></p></main>`),
    ),
  ),
  "noimageindex-set": planted(p.swap(P, robotsTag, '<meta name="robots" content="noimageindex">')),
  "robots-meta-outside-head": planted(p.inMain(T, '<meta name="robots" content="max-snippet:-1">')),
  "unavailable-after-past": planted(
    p.swap(T, robotsTag, '<meta name="robots" content="unavailable_after: 2024-01-01">'),
  ),
  "canonical-plus-noindex": planted(
    p.all(
      p.copy(T, "/pages/copy", (html) => html.replace(robotsTag, NOINDEX)),
      p.swap("/pages/copy", canonicalTag, canonical(absolute(T))),
      p.link(p.LINKING, "/pages/copy"),
    ),
  ),
  "staging-host-indexable": planted(p.link(p.LINKING, "https://staging.shop.example/care")),
};

const entries = (
  edit: (
    entry: { url: string; lastmod: string | null; alternates: { lang: string; url: string }[]; images: number },
    index: number,
  ) => Partial<typeof entry>,
): p.Plant =>
  p.sitemaps((facts) => ({
    ...facts,
    entries: facts.entries.map((entry, index) => ({ ...entry, ...edit(entry, index) })),
  }));
const mapFile = (more: Record<string, unknown>): p.Plant =>
  p.sitemaps((facts) => ({ ...facts, files: facts.files.map((one) => ({ ...one, ...more })) }));

/** Sitemaps. */
export const sitemaps: Readonly<Record<string, Planting>> = {
  "sitemap-missing": planted(
    p.all(
      p.robots((text) => text.replace(/Sitemap: .*/, "")),
      p.sitemaps(() => ({ files: [], entries: [], truncated: false })),
    ),
  ),
  "sitemap-unreachable": planted(
    p.sitemaps(({ files }) => ({
      files: files.map((one) => ({
        ...one,
        status: 500,
        kind: "unknown" as const,
        urls: 0,
        error: "The address answers with status 500.",
      })),
      entries: [],
      truncated: false,
    })),
  ),
  "sitemap-invalid-xml": planted(mapFile({ error: "The XML breaks off at line 7." })),
  "sitemap-non-200": planted(p.all(p.inSitemap("/old"), p.add("/old", moved(P)))),
  "sitemap-noindex": planted(
    p.all(
      p.copy(T, "/pages/draft", (html) => html.replace(robotsTag, NOINDEX)),
      p.inSitemap("/pages/draft"),
    ),
  ),
  "sitemap-non-canonical": planted(
    p.all(
      p.copy(T, "/pages/twin"),
      p.swap("/pages/twin", canonicalTag, canonical(absolute(T))),
      p.inSitemap("/pages/twin"),
      p.link(p.LINKING, "/pages/twin"),
    ),
  ),
  "sitemap-blocked": planted(p.inSitemap("/cart/offers")),
  "sitemap-foreign-host": planted(p.inSitemap("https://other.example/soap")),
  "sitemap-missing-pages": planted(
    p.sitemaps((facts) => ({ ...facts, entries: facts.entries.filter(({ url }) => !url.includes("/products/")) })),
  ),
  // The other version answers in its head; in the sitemap it has no entry with versions.
  "sitemap-hreflang-errors": planted(
    p.all(
      entries(({ url }) =>
        url === absolute(T)
          ? {
              alternates: [
                { lang: "en", url },
                { lang: "de", url: absolute(GERMAN) },
              ],
            }
          : {},
      ),
      p.inHead(
        GERMAN,
        `<link rel="alternate" hreflang="en" href="${absolute(T)}"><link rel="alternate" hreflang="de" href="${absolute(GERMAN)}">`,
      ),
      p.spoken(GERMAN, "de"),
    ),
  ),
  "sitemap-lastmod-churn": planted(entries(() => ({ lastmod: "2026-01-10" }))),
  "sitemap-lastmod-drift": planted(entries(({ url }) => (url === absolute(A) ? { lastmod: "2020-01-01" } : {}))),
  "sitemap-lastmod-future": planted(entries(({ url }) => (url === absolute(A) ? { lastmod: "2046-01-10" } : {}))),
  "sitemap-lastmod-missing": planted(entries(() => ({ lastmod: null }))),
  "sitemap-orphans": planted(
    p.all(...numbers(140).map((index) => p.extra(`/notes/note-${index}`, undefined, false))),
    // Many orphans are orphans, each of them.
    "orphan-pages",
  ),
  "sitemap-too-large": planted(mapFile({ urls: 50_000, error: "The file names more than 50000 addresses." })),
};
