import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { productPages } from "../../../../populations.ts";
import { forLast } from "../../../../reading/for-last.ts";
import { pageUrl } from "../../../../reading/page-url.ts";
import { mainProductOf } from "../../../../reading/products.ts";
import { sameName, siteNameOn } from "../../../../reading/site-names.ts";
import { firstText } from "../../../../reading/structured-data.ts";
import { normalised, quoted, tokensOf, withoutAccents } from "../../../../reading/words.ts";
import { mainHeadings } from "../../../../reading/headings.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { decoded } from "../../../../reading/decoded.ts";

/** The brand of a shop that sells its own things stands in the site's name; other brands are what buyers search for. */
export const rule = definePageRule({
  id: "title-missing-product-terms",
  category: "content",
  area: "titles-meta",
  severity: "low",
  fixKind: "meta",
  certainty: 0.7,
  businesses: ["online-shop", "food-ordering"],
  repair: { pasted: true, perPage: true },
  over: productPages,
  reads: ["head", "structuredData", "url", "headings"],
  source: "https://developers.google.com/search/docs/appearance/title-link#page-titles",
  judge: ({ head, structuredData, url, headings }) => {
    const product = mainProductOf(structuredData);
    const title = head.titles.find((one) => one !== "") ?? "";
    if (!product || title === "") return notApplicable();
    const brand = firstText(product, "brand");
    // The markup may name the product in another language or longer than its heading.
    const names = [firstText(product, "name"), ...mainHeadings(headings).map(({ text }) => text)];
    const isNamed = names.some((name) => hasMost(title, name)) || sharesWord(title, url);
    const isOwn =
      brand === "" ||
      hasMost(title, brand) ||
      sameName(brand, siteNameOn({ head, structuredData }) ?? "") ||
      isHost(brand, url);
    const missing = [
      ...(isNamed ? [] : [{ term: "name", value: quoted(firstText(product, "name")) }]),
      ...(isOwn ? [] : [{ term: "brand", value: quoted(brand) }]),
    ];
    if (missing.length === 0) return pass();
    return fail({ at: "head > title", saw: { title: quoted(title), missing }, expected: "product name and brand" });
  },
  words: { en },
  givesWayTo: [{ to: ["title-duplicate"], as: "task" }],
  onlyProposed: true,
  fix,
});

/** A word of the title stands in the last part of the address. */
function sharesWord(title: string, url: string): boolean {
  const { pathname } = pageUrl(url);
  const last = pathname.split("/").findLast((part) => part !== "" && !part.startsWith("index.")) ?? "";
  const inAddress = tokensOf(bare(decoded(last))).filter((word) => word.length > 3);
  return inAddress.length > 0 && tokensOf(bare(title)).some((word) => inAddress.includes(word));
}

/** Half of the words are enough: names in markup may be longer than a title can be. */
function hasMost(title: string, term: string): boolean {
  const words = tokensOf(term);
  const text = squeezed(title);
  return words.length === 0 || words.filter((word) => text.includes(word)).length * 2 >= words.length;
}

const squeezed = forLast((text: string): string => normalised(text).replace(/\s/g, ""));

const isHost = (brand: string, url: string): boolean =>
  pageUrl(url)
    .hostname.replace(/[^a-z0-9]/g, "")
    .includes(tokensOf(brand).join(""));

const bare = (text: string): string => withoutAccents(text);
