import { indexableContent } from "../../../../populations.ts";
import { contentImages } from "../../../../reading/content-images.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "img-dimensions-missing",
  category: "technical",
  area: "images",
  severity: "low",
  fixKind: "template",
  // A stylesheet may reserve the room instead.
  certainty: 0.6,
  over: indexableContent,
  reads: ["images"],
  says: {
    failing: "Images without width and height",
    why: "Until a picture arrives the browser doesn't know how much room it needs, so text jumps while people read.",
    fix: "Add the width and height of the picture file to each img element; styles may still scale it.",
    source: "https://web.dev/articles/optimize-cls#images-without-dimensions",
  },
  told: ({ addressedImages, unsizedImages }) => (!addressedImages ? notApplicable() : unsizedImages ? null : pass()),
  judge: ({ images }) => {
    const content = contentImages(images.list).filter(({ url }) => url !== null);
    if (content.length === 0) return notApplicable();
    const unsized = content.filter(({ width, height }) => width === null || height === null);
    if (unsized.length === 0) return pass();
    return fail({
      at: `${unsized.length} of ${content.length} images`,
      saw: unsized.slice(0, 5).map(({ src, width, height }) => ({ src: quoted(src), width, height })),
      expected: "width and height attributes",
    });
  },
});
