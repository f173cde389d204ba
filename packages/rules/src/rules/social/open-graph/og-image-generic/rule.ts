import { openGraphImage } from "../../../../fixes/head/social.ts";
import { en } from "./words.en.ts";
import { pagesIn, productPages } from "../../../../populations.ts";
import { openGraphValue } from "../../../../reading/social-tags.ts";
import { quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable } from "../../../../verdict.ts";

/** From this many products on one shared picture is the logo or a default, not a family of variants. */
const LEAST_SHARED = 5;

export const rule = defineSiteRule({
  id: "og-image-generic",
  category: "social",
  area: "open-graph",
  severity: "low",
  fixKind: "template",
  certainty: 0.8,
  repair: { once: true },
  kinds: ["product"],
  reads: ["pages"],
  source: "https://ogp.me/#metadata",
  judge: ({ pages }) => {
    const products = pagesIn(pages, productPages)
      .map((page) => ({ url: page.url, image: openGraphValue(page.head, "og:image") }))
      .filter((page): page is { url: string; image: string } => page.image !== null);
    if (products.length < LEAST_SHARED) return notApplicable();
    const groups = [...Map.groupBy(products, ({ image }) => image)].filter(([, group]) => group.length >= LEAST_SHARED);
    const faults = groups.flatMap(([image, group]) =>
      group.map(({ url }) => ({
        url,
        evidence: { at: "head > meta[property=og:image]", saw: { image: quoted(image), products: group.length } },
      })),
    );
    return judgePages(faults, products.length);
  },
  words: { en },
  symptoms: [{ of: "previews", rank: 5, shows: () => true }],
  onlyProposed: true,
  fix: openGraphImage,
});
