import { html, htmlComment } from "../../escape/html.ts";
import { oneLine } from "../../escape/plain.ts";
import { fillIn, perPage, type Fixer } from "../fixer.ts";
import { type Part, show } from "../patches/fix.ts";
import { attributePatch } from "../patches/page-patches.ts";
import type { PageFacts } from "@audit/facts";

/** Buttons that hold only an icon, by their kinds; what one does only its owner knows. */
export const namedButtons: Fixer = perPage({
  make: ({ forms: { namelessButtons, namelessKinds } }) => {
    if (namelessButtons === 0) return null;
    const kinds = namelessKinds.length > 0 ? namelessKinds : ["button"];
    return kinds
      .map((kind) => htmlComment(`in the tag of ${kind}: aria-label="${fillIn("what happens on a click")}"`))
      .join("\n");
  },
});

const MOST_FIELDS = 12;

/**
 * The name of each field, in its own tag: nothing that is seen changes, and no second label stands beside one that is
 * there. The words are those that name the field for the eye already.
 */
export const labelledFields: Fixer = perPage({
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
  return show(attributePatch(page, { selector: field, name: "aria-label" }, null, words), ({ after }) =>
    htmlComment(`in the tag of ${field} set aria-label="${html(after ?? words)}"`),
  );
}

/** What reacts to clicks and is no button, by its kinds, and what to write instead. */
export const realButtons: Fixer = perPage({
  make: ({ forms: { fakeKinds, namelessKinds } }) => {
    const lines = [
      ...fakeKinds.map(
        (kind) =>
          `${kind}: if it is itself what people click, make it a button element with type="button", or a link if it leads to an address; a layer or box around other things stays what it is`,
      ),
      ...namelessKinds.map((kind) => `${kind}: aria-label="${fillIn("what happens on a click")}"`),
    ];
    return lines.length === 0 ? null : lines.map((line) => htmlComment(line)).join("\n");
  },
});
