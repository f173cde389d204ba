import { specificTexts } from "../../../../reading/shown-things.ts";
import * as ways from "../../../../fixes/links/way-links.ts";
import { en } from "./words.en.ts";
import type { PageFacts } from "@audit/facts";
import { categoryPages } from "../../../../populations.ts";
import { pageNumberOf, seriesOf } from "../../../../reading/pagination.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** "Showing 1-24 of 120 products", "24 von 120 Artikeln": how many are shown, and of how many. */
const COUNT =
  /(?<!\d)(?:1\s?[-–—]\s?)?(\d{1,3})\s(?:of|von|de|di|van|sur|av|af|z)\s(\d{1,5})\s(?:products?|items?|results?|produkten?|artikeln?|ergebnissen?|produits?|articles?|productos?|artículos?|prodotti|articoli|producten|artikelen|produkter|varor)\b/iu;
/** Fewer are no list that goes on. */
const LEAST_SHOWN = 4;
const ALL_AT_ONCE = /[?&](limit|per_?page|show|view|product_list_limit)=(all|\d{2,})|\/(view-?all|all)\b/i;

/** Speaks only where the page itself says how many of its products it shows. */
export const rule = definePageRule({
  id: "pagination-not-linked",
  category: "technical",
  area: "facets-pagination",
  severity: "high",
  fixKind: "template",
  certainty: 0.85,
  over: categoryPages,
  reads: ["url", "text", "links", "head", "commerce"],
  source: "https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading",
  judge: ({ url, text, links, head, commerce }) => {
    const count = countIn(text);
    if (count === null || count.shown < LEAST_SHOWN || commerce.productCards < 2) return notApplicable();
    if (count.total <= count.shown || pageNumberOf(url) > 1) return notApplicable();
    const series = seriesOf(url);
    const goesOn = (target: string | null): boolean =>
      target !== null && ((pageNumberOf(target) > 1 && samePath(target, series)) || ALL_AT_ONCE.test(target));
    if (links.some((link) => goesOn(link.url)) || head.linkRels.some(({ rel }) => rel.includes("next"))) return pass();
    return fail({ at: "main text", saw: quoted(count.words), expected: "a link to page 2 of the list" });
  },
  words: { en },
  shows: (saw) => specificTexts([saw]),
  fix: ways.pageLinks,
});

const samePath = (url: string, series: string): boolean => new URL(seriesOf(url)).pathname === new URL(series).pathname;

function countIn({ main, paragraphs }: PageFacts["text"]): { shown: number; total: number; words: string } | null {
  const found = [main, ...paragraphs].map((text) => COUNT.exec(text)).find(Boolean);
  return found ? { shown: Number(found[1]), total: Number(found[2]), words: found[0] } : null;
}
