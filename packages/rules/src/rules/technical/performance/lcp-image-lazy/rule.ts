import { fileName } from "../../../../reading/shown-things.ts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
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
  repair: { result: "4-6 weeks" },
  over: pagesOfKind("home", "product", "category"),
  reads: ["images"],
  source: "https://web.dev/articles/lcp-lazy-loading",
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
  words: { en },
  shows: ({ src }) => [fileName(src)],
  fix,
});
