import { itemAt } from "@audit/facts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { pagesOfKind } from "../../../../populations.ts";
import { mainArticlesOf } from "../../../../reading/articles.ts";
import { mainProductOf, withVariants } from "../../../../reading/products.ts";
import { firstText, textsOf } from "../../../../reading/structured-data.ts";
import { shareTopic } from "../../../../reading/topics.ts";
import { isUnspaced, normalised, quoted } from "../../../../reading/words.ts";
import { pageUrl } from "../../../../reading/page-url.ts";
import { mainHeadings } from "../../../../reading/headings.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** Prices, stock, ratings and dates have rules of their own; here it is what the page is about. */
export const rule = definePageRule({
  id: "schema-drift",
  category: "schema",
  area: "general",
  severity: "high",
  fixKind: "json-ld",
  certainty: 0.8,
  repair: { pasted: true },
  aiVisibility: true,
  over: pagesOfKind("product", "article"),
  reads: ["url", "kind", "structuredData", "headings", "head"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/sd-policies",
  judge: ({ kind, structuredData, headings, head, url }) => {
    const names = kind === "product" ? productNames(structuredData) : articleNames(structuredData);
    const own = mainHeadings(headings).flatMap(({ text }) => text || []);
    // Without a heading of its own a page can't be held against its markup.
    if (names.length === 0 || own.length === 0) return notApplicable();
    // Two languages or scripts can name one thing.
    if (isUnspaced(names.join("")) !== isUnspaced(own.join(""))) return notApplicable();
    const isNamedBy = (text: string): boolean => names.some((name) => shareTopic(name, text));
    if (own.some(isNamedBy)) return pass();
    const said = [...head.titles, head.openGraph["og:title"] ?? "", decoded(url)].filter(Boolean);
    if (said.some(isNamedBy)) return pass();
    // The main heading may name the section; what is headed below it has to be the very same.
    const below = headings.flatMap(({ level, text }) => (level === 2 ? normalised(text) : []));
    if (names.some((name) => below.includes(normalised(name)))) return pass();
    const saw = {
      markup: quoted(itemAt(names, 0)),
      heading: quoted(itemAt(own, 0)),
      title: quoted(head.titles[0] ?? ""),
    };
    return fail({
      at: kind === "product" ? "Product > name" : "Article > headline",
      saw,
      expected: "the same subject",
    });
  },
  words: { en },
  fix,
});

type Data = Parameters<typeof mainArticlesOf>[0];

function productNames(data: Data): string[] {
  const product = mainProductOf(data);
  return product ? withVariants(product).flatMap((item) => [...textsOf(item, "name"), ...textsOf(item, "model")]) : [];
}

const articleNames = (data: Data): string[] =>
  mainArticlesOf(data)
    .map((item) => firstText(item, "headline", "name"))
    .filter(Boolean);

function decoded(url: string): string {
  const path = pageUrl(url).pathname.replace(/[-_/]+/g, " ");
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
