import { html } from "@audit/rules/escape/html";
import { fillIn, noCode, perPage, type Fixer } from "@audit/rules/fixes/fixer";
import { htmlLang } from "@audit/rules/fixes/head/language";
import { withAuthorPages } from "@audit/rules/fixes/markup/author-markup";
import { changing, hasOneOf, isReference } from "@audit/rules/fixes/markup/change-entities";
import { description } from "@audit/rules/fixes/words/descriptions";
import { worklist } from "@audit/rules/fixes/worklist";

const OFFERS = ["Offer", "AggregateOffer"];
const ARTICLES = ["Article", "BlogPosting", "NewsArticle", "TechArticle", "Report", "ScholarlyArticle"];

/** The same few tags on every page. */
const tags = (code: string): Fixer => perPage({ make: () => code });

/** The rule's own words for what should stand there, where they are a plain text. */
const wanted = (expected: unknown): string => (typeof expected === "string" ? expected : "");

const authorPage: Fixer = changing((entity) => {
  if (!hasOneOf(entity, ...ARTICLES)) return entity;
  const author = withAuthorPages(entity["author"]);
  return author === undefined ? entity : { ...entity, author };
});

const variesBy: Fixer = changing((entity) =>
  hasOneOf(entity, "ProductGroup")
    ? { ...entity, variesBy: [`https://schema.org/${fillIn("size, color, material or pattern")}`] }
    : entity,
);

const condition: Fixer = changing((entity, { fault }) =>
  hasOneOf(entity, ...OFFERS)
    ? { ...entity, itemCondition: `https://schema.org/${wanted(fault.evidence.expected)}` }
    : entity,
);

const ownAddress: Fixer = changing((entity, { page }) =>
  hasOneOf(entity, ...OFFERS) && entity["url"] !== undefined ? { ...entity, url: page.url } : entity,
);

/** What a reference finds nowhere is written where it stands; only the owner knows what was meant. */
const describedHere: Fixer = changing((entity, { fault }) => {
  const missing = Array.isArray(fault.evidence.saw) ? (fault.evidence.saw as { reference: string }[]) : [];
  return isReference(entity) && missing.some(({ reference }) => reference === entity["@id"])
    ? { ...entity, name: fillIn("name of what is meant") }
    : entity;
});

/** The directives as they are, those that nobody knows as they were meant. */
const knownDirectives: Fixer = perPage({
  make: ({ head }, _view, { evidence }) => {
    const odd = Array.isArray(evidence.saw) ? (evidence.saw as { written: string; meant: string }[]) : [];
    const meant = new Map(odd.map((one) => [one.written, one.meant]));
    const content = head.robots.map((token) => meant.get(token) ?? token).join(", ");
    return head.robots.length === 0 ? null : `<meta name="robots" content="${html(content)}">`;
  },
});

/** The country is the owner's to say where the page names a language only. */
const previewLanguage: Fixer = perPage({
  make: ({ head }) => {
    const [language = "", country] = (head.lang ?? "").split("-");
    const locale = `${language.toLowerCase()}_${country?.toUpperCase() ?? fillIn("country, e.g. DE")}`;
    return `<meta property="og:locale" content="${html(locale)}">`;
  },
});

/** Smaller faults of single pages: head, markup, frames. */
export const detailFixers: Readonly<Record<string, Fixer>> = {
  "robots-meta-invalid": knownDirectives,
  "html-lang-invalid": htmlLang,
  "doctype-missing": tags("<!doctype html>"),
  "charset-missing": tags('<meta charset="utf-8">'),
  "description-multiple": worklist,
  "title-same-as-description": description,
  "author-generic": noCode,
  "person-author-schema": authorPage,
  "variant-varies-by": variesBy,
  "offer-item-condition": condition,
  "offer-url-canonical": ownAddress,
  "schema-id-graph-broken": describedHere,
  "a11y-landmarks": tags('<main id="content">\n  <!-- everything between header and footer -->\n</main>'),
  "a11y-iframe-title": worklist,
  "og-locale": previewLanguage,
  "js-infinite-hydration-state": worklist,
  "url-duplicate-params": worklist,
  "anchor-text-generic": worklist,
  "js-description-changed": worklist,
  "robots-crawl-delay": noCode,
};
