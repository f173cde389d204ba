import { fileName } from "../../../../reading/shown-things.ts";
import { en } from "./words.en.ts";
import { indexableContent } from "../../../../populations.ts";
import { contentImages } from "../../../../reading/content-images.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { LONGEST_ALT } from "../../../../knowledge/limits.ts";
import { fix } from "./fix.ts";

const isLong = (alt: string): boolean => alt.trim().length > LONGEST_ALT;

export const rule = definePageRule({
  id: "img-alt-too-long",
  category: "technical",
  area: "images",
  severity: "low",
  fixKind: "content",
  certainty: 0.7,
  over: indexableContent,
  reads: ["images"],
  source: "https://developers.google.com/search/docs/appearance/google-images#descriptive-alt-text",
  judge: ({ images }) => {
    const content = contentImages(images.list);
    if (!content.some(({ alt }) => alt !== null && alt.trim() !== "")) return notApplicable();
    const long = content.filter(({ alt }) => (alt?.length ?? 0) > LONGEST_ALT && isLong(alt ?? ""));
    if (long.length === 0) return pass();
    const saw = long
      .slice(0, 3)
      .map(({ src, alt }) => ({ src: quoted(src), alt: quoted(alt ?? ""), characters: (alt ?? "").trim().length }));
    return fail({ at: `${long.length} images`, saw, expected: `at most ${LONGEST_ALT} characters` });
  },
  words: { en },
  onlyAlong: true,
  shows: (saw) => saw.map(({ src }) => fileName(src)),
  fix,
});
