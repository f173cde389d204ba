import { en } from "./words.en.ts";
import { readableHtml } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

export const rule = definePageRule({
  id: "img-picture-no-img",
  category: "technical",
  area: "images",
  severity: "medium",
  fixKind: "image",
  certainty: 0.9,
  over: readableHtml,
  reads: ["images"],
  source: "https://developers.google.com/search/docs/appearance/google-images",
  judge: ({ images }) => {
    const pictures = images.list.filter(({ inPicture }) => inPicture).length + images.picturesWithoutImage;
    if (pictures === 0) return notApplicable();
    if (images.picturesWithoutImage === 0) return pass();
    return fail({
      at: "picture",
      saw: { withoutImg: images.picturesWithoutImage, pictures },
      expected: "an img inside",
    });
  },
  words: { en },
  fix,
});
