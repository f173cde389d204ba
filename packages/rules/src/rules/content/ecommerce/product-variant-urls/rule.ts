import { mainCanonical } from "../../../../fixes/head/canonical.ts";
import { en } from "./words.en.ts";
import { type PageFacts, textBefore } from "@audit/facts";
import { pagesIn, productPages } from "../../../../populations.ts";
import { normalised, quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, type PageFault } from "../../../../verdict.ts";

/** Parameters by which shops choose a variant on one page. */
const VARIANT =
  /^(variant|variation|color|colour|farbe|couleur|size|gr(ö|oe)(ß|ss)e|taille|talla|maat|style|option\d*|attribute_.+|sku|vid)$/i;

/** Pages of one path that differ by such a parameter only, each asking to be listed under the same title. */
type Variant = { readonly title: string; readonly sameAs: string; readonly addressesOfThisProduct: number };

export const rule = defineSiteRule({
  id: "product-variant-urls",
  category: "content",
  area: "ecommerce",
  severity: "medium",
  fixKind: "meta",
  certainty: 0.8,
  businesses: ["online-shop", "food-ordering"],
  kinds: ["product"],
  reads: ["pages"],
  source: "https://developers.google.com/search/docs/specialty/ecommerce/designing-a-url-structure-for-ecommerce-sites",
  judge: ({ pages }) => {
    const judged = pagesIn(pages, productPages);
    const faults: PageFault<Variant>[] = [];
    for (const group of Map.groupBy(judged, ({ url }) => textBefore(url, "?")).values()) {
      if (group.length < 2) continue;
      const variants = group.filter((page) => isVariant(page.url));
      for (const page of variants) {
        const duplicate = group.find((other) => other !== page && sameWords(page, other));
        if (!duplicate) continue;
        const saw = {
          title: quoted(page.head.titles[0] ?? ""),
          sameAs: duplicate.url,
          addressesOfThisProduct: group.length,
        };
        faults.push({
          url: page.url,
          evidence: { at: "rel=canonical", saw, expected: "the main address, or words of its own" },
        });
      }
    }
    return judgePages(faults, judged.length);
  },
  words: { en },
  fix: mainCanonical,
});

const isVariant = (url: string): boolean => [...new URL(url).searchParams.keys()].some((name) => VARIANT.test(name));

const sameWords = (one: PageFacts, other: PageFacts): boolean =>
  normalised(one.head.titles[0] ?? "") === normalised(other.head.titles[0] ?? "");
