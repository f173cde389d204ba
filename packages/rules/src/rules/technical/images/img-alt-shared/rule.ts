import { indexableContent } from "../../../../populations.ts";
import { fileName } from "../../../../reading/shown-things.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { fix } from "./fix.ts";
import { namedPictures } from "./named-pictures.ts";
import { en } from "./words.en.ts";

/** One alternative text for the pictures of a whole list, as a template leaves it, tells of none what it shows. */
export const rule = definePageRule({
  id: "img-alt-shared",
  category: "technical",
  area: "images",
  severity: "medium",
  fixKind: "content",
  certainty: 0.9,
  repair: { perPage: true },
  over: indexableContent,
  reads: ["images"],
  source: "https://developers.google.com/search/docs/appearance/google-images#descriptive-alt-text",
  judge: ({ images }) => {
    if (images.list.length === 0) return notApplicable();
    const groups = [...namedPictures(images.list)];
    if (groups.length === 0) return pass();
    const pictures = groups.flatMap(([, named]) => named);
    const [example] = pictures;
    const saw = {
      pictures: pictures.length,
      alts: groups.map(([alt]) => quoted(alt)),
      src: quoted(example?.image.src ?? ""),
      name: quoted(example?.name ?? ""),
    };
    return fail({ at: "img[alt]", saw, expected: "what each picture shows" });
  },
  words: { en },
  shows: ({ src }) => [fileName(src)],
  onlyProposed: true,
  fix,
});
