import { indexableContent } from "../../../../populations.ts";
import { quoted } from "../../../../reading/words.ts";
import { mainHeadings } from "../../../../reading/headings.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "h1-multiple",
  category: "content",
  area: "headings",
  severity: "low",
  fixKind: "template",
  certainty: 1,
  over: indexableContent,
  reads: ["headings"],
  says: {
    failing: "Several main headings (h1)",
    why: "Google copes with it, but screen readers and answer engines read the first main heading as the page's topic, often the logo.",
    fix: "Keep h1 for the page's own name. Make the logo a plain link and turn the other headings into h2.",
    source:
      "https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/Heading_Elements#avoid_using_multiple_h1_elements_on_one_page",
  },
  told: ({ mainHeading, severalMainHeadings }) =>
    !mainHeading ? notApplicable() : severalMainHeadings ? null : pass(),
  judge: ({ headings }) => {
    const main = mainHeadings(headings).filter(({ text, imageAlt }) => text !== "" || imageAlt !== "");
    if (main.length === 0) return notApplicable();
    if (main.length === 1) return pass();
    const saw = main.slice(0, 5).map(({ text, imageAlt, region }) => ({ text: quoted(text || imageAlt), region }));
    return fail({ at: "h1", saw: { count: main.length, first: saw }, expected: "one h1" });
  },
});
