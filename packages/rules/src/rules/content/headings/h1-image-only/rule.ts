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
  over: indexableContent,
  reads: ["headings"],
  says: {
    failing: "Main heading is only an image",
    why: "The main heading has no text of its own, only an image's alternative text, usually the logo. It says nothing about this page.",
    fix: "Give the page an h1 with its own name as text and take the h1 away from the logo.",
    source: "https://developers.google.com/search/docs/appearance/google-images",
  },
  told: ({ mainHeading, writtenMainHeading }) => (!mainHeading ? notApplicable() : writtenMainHeading ? pass() : null),
  judge: ({ headings }) => {
    const main = mainHeadings(headings).filter(({ text, imageAlt }) => text !== "" || imageAlt !== "");
    if (main.length === 0) return notApplicable();
    if (main.some(({ text }) => text !== "")) return pass();
    const saw = main.slice(0, 3).map(({ imageAlt, region }) => ({ alt: quoted(imageAlt), region }));
    return fail({ at: "h1 > img", saw, expected: "a heading with text" });
  },
});
