import { fileName } from "../../../../reading/shown-things.ts";
import { en } from "./words.en.ts";
import { indexableContent } from "../../../../populations.ts";
import { contentImages } from "../../../../reading/content-images.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { WIDER_THAN_PHONES } from "../../../../knowledge/limits.ts";
import { fix } from "./fix.ts";

export const rule = definePageRule({
  id: "img-no-srcset",
  category: "technical",
  area: "images",
  severity: "low",
  fixKind: "template",
  // A declared width is not how wide a picture is shown: img-oversized-pixels measures that, and has the task.
  certainty: 0.6,
  informs: true,
  repair: { result: "4-6 weeks" },
  over: indexableContent,
  reads: ["images"],
  source: "https://web.dev/articles/serve-responsive-images",
  judge: ({ images }) => {
    const wide = contentImages(images.list).filter(
      ({ url, width, region }) =>
        url !== null && (region === "main" || region === "body") && (width ?? 0) >= WIDER_THAN_PHONES && !isVector(url),
    );
    if (wide.length === 0) return notApplicable();
    const fixed = wide.filter(({ hasSrcset, inPicture }) => !hasSrcset && !inPicture);
    if (fixed.length === 0) return pass();
    const saw = fixed.slice(0, 5).map(({ src, width }) => ({ src: quoted(src), width }));
    return fail({ at: `${fixed.length} of ${wide.length} wide images`, saw, expected: "srcset or picture" });
  },
  words: { en },
  shows: (saw) => saw.map(({ src }) => fileName(src)),
  fix,
});

const isVector = (url: string): boolean => /\.svg/i.test(url) && new URL(url).pathname.toLowerCase().endsWith(".svg");
