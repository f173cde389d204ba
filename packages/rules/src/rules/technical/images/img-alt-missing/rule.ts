import { fileName } from "../../../../reading/shown-things.ts";
import { en } from "./words.en.ts";
import { indexableContent } from "../../../../populations.ts";
import { contentImages } from "../../../../reading/content-images.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { fix } from "./fix.ts";
import { isOfTemplate } from "./of-template.ts";

export const rule = definePageRule({
  id: "img-alt-missing",
  category: "technical",
  area: "images",
  severity: "low",
  fixKind: "content",
  certainty: 1,
  over: indexableContent,
  reads: ["images"],
  source: "https://developers.google.com/search/docs/appearance/google-images#descriptive-alt-text",
  judge: ({ images }) => {
    const content = contentImages(images.list);
    if (content.length === 0) return notApplicable();
    // An empty alt is right for decoration; only a missing one is a fault.
    const missing = content.filter(({ alt }) => alt === null);
    if (missing.length === 0) return pass();
    const files = [...Map.groupBy(missing, ({ src }) => src).values()];
    // Data in place of an address tells nobody which picture it is.
    const shown = files.toSorted(([a], [b]) => Number(a?.url === null) - Number(b?.url === null));
    const pictures = shown.slice(0, 5).flatMap((alike) => {
      const [first] = alike;
      return first === undefined ? [] : [{ src: quoted(first.src), region: first.region, times: alike.length }];
    });
    const saw = { missing: missing.length, pictures };
    return fail({ at: `${missing.length} of ${content.length} images`, saw, expected: "an alt attribute" });
  },
  words: { en },
  shows: ({ pictures }) => pictures.map(({ src }) => fileName(src)),
  oneEdit: isOfTemplate,
  onlyProposed: true,
  fix,
});
