import type { PageFacts } from "@audit/facts";
import { businessWords } from "../../../../knowledge/business-pages.ts";
import { pagesIn, readableHtml } from "../../../../populations.ts";
import { namesDays } from "../../../../reading/days-named.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { pageUrl } from "../../../../reading/page-url.ts";
import { shopTerms } from "../../../../reading/shop-terms.ts";
import { normalised } from "../../../../reading/words.ts";
import { quote } from "../../../../wording/quote.ts";

const MOST_SENTENCES = 3;
const MOST_LETTERS = 200;

/** A page on returns tells other days. */
function isOnDelivery({ url, headings, kind }: PageFacts): boolean {
  const heading = headings.find(({ level, text }) => level === 1 && text !== "")?.text ?? "";
  const names = [heading, pageUrl(url).pathname.replace(/[-_./]+/g, " ")].map(normalised);
  return kind === "home" || names.some((name) => businessWords.shipping.test(name));
}

/** What the shop's own pages say of delivery: near the price it has to say the same. */
export const fix: Fixer = (_cause, view) => {
  const said = new Map<string, string>();
  for (const page of pagesIn(view.site.pages, readableHtml)) {
    const { url, kind, head, claims } = page;
    if (kind === "product" || kind === "article" || !isOnDelivery(page)) continue;
    for (const { about, text } of claims.terms)
      if (about === "shipping" && namesDays(text, head.lang) && !said.has(text)) said.set(text, url);
  }
  // Answers and terms tell it, too.
  if (said.size === 0) for (const { text, url } of shopTerms(view.site.pages, "delivery")) said.set(text, url);
  if (said.size === 0) return null;
  const lines = [...said].slice(0, MOST_SENTENCES).map(([text, url]) => `- ${quote(text, MOST_LETTERS)}: ${url}`);
  const settle = said.size > 1 ? " Where they differ, settle first which one holds." : "";
  return [`Your own pages say how long delivery takes; say the same near the price.${settle}`, ...lines].join("\n");
};
