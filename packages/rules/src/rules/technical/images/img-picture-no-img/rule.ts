import { readableHtml } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "img-picture-no-img",
  category: "technical",
  area: "images",
  severity: "medium",
  fixKind: "image",
  certainty: 0.9,
  over: readableHtml,
  reads: ["images"],
  says: {
    failing: "Picture elements without an image",
    why: "Browsers and search engines show a picture element only through the img inside of it. Without one there is no picture and no description.",
    fix: "Put an img with src and alt as the last element into each picture.",
    source: "https://developers.google.com/search/docs/appearance/google-images",
  },
  told: ({ pictures, picturesWithoutImage }) => (!pictures ? notApplicable() : picturesWithoutImage ? null : pass()),
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
});
