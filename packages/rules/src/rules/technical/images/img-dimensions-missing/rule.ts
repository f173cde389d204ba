import { fileName } from "../../../../reading/shown-things.ts";
import * as images from "../../../../fixes/pages/images.ts";
import { en } from "./words.en.ts";
import { indexableContent } from "../../../../populations.ts";
import { contentImages } from "../../../../reading/content-images.ts";
import type { ImageFact } from "@audit/facts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "img-dimensions-missing",
  category: "technical",
  area: "images",
  severity: "low",
  fixKind: "template",
  // A stylesheet may reserve the room instead: cwv-cls measures whether anything moves, and has the task.
  certainty: 0.6,
  informs: true,
  repair: { result: "4-6 weeks" },
  over: indexableContent,
  reads: ["images"],
  source: "https://web.dev/articles/optimize-cls#images-without-dimensions",
  judge: ({ images }) => {
    const content = contentImages(images.list).filter(isInText);
    if (content.length === 0) return notApplicable();
    const unsized = content.filter(({ width, height, boxed }) => !boxed && (width === null || height === null));
    if (unsized.length === 0) return pass();
    return fail({
      at: `${unsized.length} of ${content.length} images`,
      saw: unsized.slice(0, 5).map(({ src, width, height }) => ({ src: quoted(src), width, height })),
      expected: "width and height attributes",
    });
  },
  words: { en },
  shows: (saw) => saw.map(({ src }) => fileName(src)),
  fix: images.imageSizes,
});

/** Logos and signs of the frame have a height of their own, which the frame sets. */
const isInText = ({ url, region }: ImageFact): boolean => url !== null && (region === "main" || region === "body");
