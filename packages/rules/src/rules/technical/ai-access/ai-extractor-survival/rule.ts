import { en } from "./words.en.ts";
import type { HeadingFact, LinkFact } from "@audit/facts";
import { pagesOfKind } from "../../../../populations.ts";
import { amountsOf } from "../../../../reading/offer-price.ts";
import { mainOffersOf } from "../../../../reading/products.ts";
import { normalised } from "../../../../reading/words.ts";
import { mainHeadings } from "../../../../reading/headings.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

const CUT = new Set(["header", "nav", "aside", "footer"]);

/**
 * Tools that prepare pages for AI keep the main text and cut header, navigation, side notes and footer. What stands
 * only there is lost. A price counts as the product's when the markup gives the same one.
 */
export const rule = definePageRule({
  id: "ai-extractor-survival",
  category: "technical",
  area: "ai-access",
  severity: "low",
  fixKind: "template",
  certainty: 0.6,
  grade: "B",
  aiVisibility: true,
  over: pagesOfKind("product", "article"),
  reads: ["kind", "head", "headings", "links", "commerce", "text", "structuredData"],
  source: "https://aclanthology.org/2021.acl-demo.15/",
  judge: ({ kind, head, headings, links, commerce, text, structuredData }) => {
    const named = mainHeadings(headings).filter((heading) => heading.text !== "" && !isLogo(heading, links));
    const prices = commerce.prices.filter(({ amount }) => amount > 0);
    if (named.length === 0 && (kind === "article" || prices.length === 0)) return notApplicable();
    const marked = mainOffersOf(structuredData).flatMap(amountsOf);
    // The title element is kept as a name, too.
    const isKept = (name: string): boolean =>
      text.main.includes(name) || head.titles.some((title) => normalised(title).includes(normalised(name)));
    const [[heading], [price]] = [named, prices];
    const lost = [
      ...(heading !== undefined && named.every(({ region }) => CUT.has(region)) && !isKept(heading.text)
        ? [{ fact: "main heading", in: heading.region }]
        : []),
      ...(kind === "product" &&
      price !== undefined &&
      prices.every(({ region }) => CUT.has(region)) &&
      prices.some(({ amount }) => marked.includes(amount))
        ? [{ fact: "price", in: price.region }]
        : []),
    ];
    const [first] = lost;
    return first === undefined ? pass() : fail({ at: first.in, saw: lost, expected: "in the main text" });
  },
  words: { en },
  // A main element that begins before the header of the article holds its heading too.
  givesWayTo: [
    {
      to: ["a11y-landmarks"],
      as: "task",
      when: ({ evidence: { saw } }) => saw.every((one) => one.in === "header"),
    },
  ],
  // Usual markup, and no reader that is known loses by it.
  onlyAlong: true,
  fix: null,
});

/** A heading around the link to the home page names the site, not the page. */
const isLogo = (heading: HeadingFact, links: readonly LinkFact[]): boolean =>
  CUT.has(heading.region) &&
  links.some(({ text, url, region }) => region === heading.region && text === heading.text && isHome(url));

const isHome = (url: string | null): boolean => url !== null && new URL(url).pathname === "/";
