import { html, htmlComment } from "../../../../escape/html.ts";
import { oneLine } from "../../../../escape/plain.ts";
import { fillIn, perPage, type Fixer } from "../../../../fixes/fixer.ts";
import { type Part, show } from "../../../../fixes/patches/fix.ts";
import { attributePatch } from "../../../../fixes/patches/page-patches.ts";
import type { PageFacts } from "@audit/facts";

const MOST_FIELDS = 12;

/**
 * The name of each field, in its own tag: nothing that is seen changes, and no second label stands beside one that is
 * there. The words are those that name the field for the eye already.
 */
export const fix: Fixer = perPage({
  make: (page) => {
    const { unlabelled, hints } = page.forms;
    const fields = new Map(unlabelled.map((field, index) => [field, oneLine(hints[index] ?? "")]));
    return [...fields].slice(0, MOST_FIELDS).map(([field, hint]) => nameFor(page, field, hint));
  },
});

/** @param field as a selector: input[type="search"] */
function nameFor(page: PageFacts, field: string, hint: string): Part {
  const words = hint.replace(/[\s:*…]+$|\.{3}$/gu, "");
  // An example of what to enter is no name, and a tag that several fields share tells none of them.
  if (words === "" || /@|\d{3}|^https?:/.test(words) || !/\[(?:name|id)=/.test(field))
    return htmlComment(`in the tag of ${field} set aria-label="${fillIn("what to enter")}"`);
  const [, own = ""] = /\[(?:name|id)="([^"]+)"\]/.exec(field) ?? [];
  const isBeside = page.forms.labelBeside?.includes(field) === true && own !== "";
  return show(attributePatch(page, { selector: field, name: "aria-label" }, null, words), ({ after }) =>
    htmlComment(
      isBeside
        ? `join the field with the label “${words}” beside it: id="${html(own)}" in the tag of ${field}, for="${html(own)}" in the tag of the label`
        : `in the tag of ${field} set aria-label="${html(after ?? words)}"`,
    ),
  );
}
