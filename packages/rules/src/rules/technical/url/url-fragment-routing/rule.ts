import { en } from "./words.en.ts";
import { readableHtml } from "../../../../populations.ts";
import { addressSite } from "../../../../reading/address-traits.ts";
import { markedLinks } from "../../../../reading/page-links.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** #/products/7 and #!products: addresses of a script router. Bare "#!" and "#/" are buttons that lead nowhere. */
const ROUTER = /#(!\/?|\/)[a-z0-9]/i;
/** A field of a program that was never filled tells no address: links-malformed does. */
const UNFILLED = /[{}]|%7B/i;
/** One may be a leftover; a router makes many. */
const LEAST_ROUTES = 2;

export const rule = definePageRule({
  id: "url-fragment-routing",
  category: "technical",
  area: "url",
  severity: "high",
  fixKind: "template",
  certainty: 0.9,
  over: readableHtml,
  reads: ["url", "links"],
  source:
    "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics#use-history-api",
  judge: (page) => {
    const marked = markedLinks(page);
    if (marked.length === 0) return notApplicable();
    const site = addressSite(page.url);
    const own = marked.filter((link) => link.url !== null && addressSite(link.url) === site);
    if (own.length === 0) return notApplicable();
    const routes = [
      ...new Set(own.map(({ href }) => href).filter((href) => ROUTER.test(href) && !UNFILLED.test(href))),
    ];
    if (routes.length < LEAST_ROUTES) return pass();
    const saw = { routes: routes.length, examples: routes.slice(0, 4).map(quoted) };
    return fail({ at: "a[href]", saw, expected: "addresses without #" });
  },
  words: { en },
  fix: null,
});
