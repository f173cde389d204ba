import { fix } from "./fix.ts";
import { isLogo } from "./is-logo.ts";
import { en } from "./words.en.ts";
import { indexableContent } from "../../../../populations.ts";
import { quoted } from "../../../../reading/words.ts";
import { mainHeadings } from "../../../../reading/headings.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "h1-image-only",
  category: "content",
  area: "headings",
  severity: "medium",
  fixKind: "template",
  certainty: 1,
  repair: { pasted: true, perPage: true },
  over: indexableContent,
  reads: ["headings"],
  source: "https://developers.google.com/search/docs/appearance/google-images",
  judge: ({ headings }) => {
    const main = mainHeadings(headings).filter(({ text, imageAlt }) => text !== "" || imageAlt !== "");
    if (main.length === 0) return notApplicable();
    if (main.some(({ text }) => text !== "")) return pass();
    const saw = main.slice(0, 3).map(({ imageAlt, region }) => ({ alt: quoted(imageAlt), region }));
    return fail({ at: "h1 > img", saw, expected: "a heading with text" });
  },
  words: { en },
  oneEdit: isLogo,
  onlyProposed: true,
  fix,
});
