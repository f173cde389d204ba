import type { ImageFact, PageFacts } from "@audit/facts";
import { pagesOfKind } from "../../../populations.ts";
import { contentImages } from "../../../reading/content-images.ts";
import { quoted } from "../../../reading/words.ts";
import { definePageRule } from "../../../rule.ts";
import { fail, notApplicable, pass } from "../../../verdict.ts";

/** Pixels; smaller images are icons and thumbnails, hardly ever the largest thing in view. */
const LEAST_SIDE = 200;

export const lcpImageLazy = definePageRule({
  id: "lcp-image-lazy",
  category: "technical",
  area: "performance",
  severity: "high",
  fixKind: "template",
  certainty: 0.6,
  over: pagesOfKind("home", "product", "category"),
  reads: ["images"],
  says: {
    failing: "The first large picture is loaded late",
    why: 'The picture shoppers see first is marked loading="lazy", so the browser waits with it until the layout is done.',
    fix: 'Remove loading="lazy" from the first large picture of the page and add fetchpriority="high".',
    source: "https://web.dev/articles/lcp-lazy-loading",
  },
  judge: ({ images }) => {
    const image = largestInView(images);
    if (image === null) return notApplicable();
    if (image.loading !== "lazy") return pass();
    return fail({
      at: "first large image of the page",
      saw: { src: quoted(image.src), loading: "lazy" },
      expected: "no loading=lazy",
    });
  },
});

/** The image the page itself calls most important, else the first one outside header, menu and footer. */
function largestInView({ list }: PageFacts["images"]): ImageFact | null {
  const large = contentImages(list).filter(({ width, height }) => isLarge(width) && isLarge(height));
  const urgent = large.find(({ fetchpriority }) => fetchpriority === "high");
  return urgent ?? large.find(({ region, url }) => (region === "main" || region === "body") && url !== null) ?? null;
}

const isLarge = (side: number | null): boolean => side === null || side >= LEAST_SIDE;
