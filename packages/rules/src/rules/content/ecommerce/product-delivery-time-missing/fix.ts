import { pagesIn, readableHtml } from "../../../../populations.ts";
import { namesDays } from "../../../../reading/days-named.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { quote } from "../../../../wording/quote.ts";

const MOST_SENTENCES = 3;
const MOST_LETTERS = 200;

/** What the shop's own pages say of delivery: near the price it has to say the same. */
export const fix: Fixer = (_cause, view) => {
  const said = new Map<string, string>();
  for (const { url, kind, head, claims } of pagesIn(view.site.pages, readableHtml)) {
    if (kind === "product" || kind === "article") continue;
    for (const { about, text } of claims.terms)
      if (about === "shipping" && namesDays(text, head.lang) && !said.has(text)) said.set(text, url);
  }
  if (said.size === 0) return null;
  const lines = [...said].slice(0, MOST_SENTENCES).map(([text, url]) => `- ${quote(text, MOST_LETTERS)}: ${url}`);
  const settle = said.size > 1 ? " Where they differ, settle first which one holds." : "";
  return [`Your own pages say how long delivery takes; say the same near the price.${settle}`, ...lines].join("\n");
};
