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
  inLayout: true,
  make: (page) => {
    const { unlabelled, hints } = page.forms;
    const fields = unlabelled.map((field, index) => ({ field, hint: oneLine(hints[index] ?? "") }));
    // Fields without a name of their own are told apart by their hints.
    const distinct = new Map(fields.map((one) => [isNamed(one.field) ? one.field : `${one.field} ${one.hint}`, one]));
    return [...distinct.values()].slice(0, MOST_FIELDS).map(({ field, hint }) => nameFor(page, field, hint));
  },
});

const isNamed = (field: string): boolean => /\[(?:name|id)=/.test(field);

/** @param field as a selector: input[type="search"] */
function nameFor(page: PageFacts, field: string, hint: string): Part {
  const words = hint.replace(/[\s:*…]+$|\.{3}$/gu, "");
  // An example of what to enter is no name.
  if (words === "" || /@|\d{3}|^https?:/.test(words))
    return htmlComment(`in the tag of ${field} set aria-label="${fillIn("what to enter")}"`);
  // A tag that several fields may share is told by what the eye sees; no program can find it.
  if (!isNamed(field))
    return htmlComment(`in the tag of ${field} that shows “${words}” set aria-label="${html(words)}"`);
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
