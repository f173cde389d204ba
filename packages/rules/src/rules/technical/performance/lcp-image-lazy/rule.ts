import { fileName } from "../../../../reading/shown-things.ts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { pagesIn, pagesOfKind } from "../../../../populations.ts";
import { leadingCandidates, leadingImage } from "../../../../reading/content-images.ts";
import { noted } from "../../../../reading/noted.ts";
import { pictureSizes } from "../../../../reading/picture-sizes.ts";
import { quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, unknown } from "../../../../verdict.ts";

const LED = pagesOfKind("home", "product", "category");

/** Judges the pages of which it is known which picture is the first large one: by declared sizes and by files. */
export const rule = defineSiteRule({
  id: "lcp-image-lazy",
  category: "technical",
  area: "performance",
  severity: "high",
  fixKind: "template",
  certainty: 0.6,
  repair: { result: "4-6 weeks" },
  reads: ["pages", "probes", "rendering"],
  source: "https://web.dev/articles/lcp-lazy-loading",
  judge: ({ pages, probes, rendering }) => {
    const sizes = pictureSizes({ probes, rendering });
    const led = pagesIn(pages, LED).map((page) => ({ page, image: leadingImage(candidatesOn(page), sizes) }));
    const known = led.flatMap(({ page, image }) => (image === null || image === "unknown" ? [] : [{ page, image }]));
    if (known.length === 0 && led.some(({ image }) => image === "unknown"))
      return unknown("Which picture is the first large one is not known: none declares its size.");
    const faults = known.flatMap(({ page, image }) =>
      image.lazy
        ? [
            {
              url: page.url,
              evidence: {
                at: "first large image of the page",
                saw: { src: quoted(image.src), loading: "lazy" },
                expected: "no loading=lazy",
              },
            },
          ]
        : [],
    );
    return judgePages(faults, known.length);
  },
  words: { en },
  shows: ({ src }) => [fileName(src)],
  fix,
});

const candidatesOn = noted(({ images, kind }) =>
  kind === "home" || kind === "product" || kind === "category" ? leadingCandidates(images.list) : [],
);
