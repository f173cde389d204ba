import { pagesOfKind } from "../../../../populations.ts";
import { leadingImage } from "../../../../reading/content-images.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
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
  told: ({ leadingImage: some, leadingImageLazy }) => (!some ? notApplicable() : leadingImageLazy ? null : pass()),
  judge: ({ images }) => {
    const image = leadingImage(images.list);
    if (image === null) return notApplicable();
    if (image.loading !== "lazy") return pass();
    return fail({
      at: "first large image of the page",
      saw: { src: quoted(image.src), loading: "lazy" },
      expected: "no loading=lazy",
    });
  },
});
