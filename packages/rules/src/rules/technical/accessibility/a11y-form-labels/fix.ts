import { html, htmlComment } from "../../../../escape/html.ts";
import { perPage, type Fixer } from "../../../../fixes/fixer.ts";
import { type Part, show } from "../../../../fixes/patches/fix.ts";
import { attributePatch } from "../../../../fixes/patches/page-patches.ts";
import { fieldNames, isNamed, type NamedField } from "../../../../reading/field-names.ts";
import type { PageFacts } from "@audit/facts";

/**
 * The name of each field, in its own tag: nothing that is seen changes, and no second label stands beside one that is
 * there. The words are those that name the field for the eye already.
 */
export const fix: Fixer = perPage({
  inLayout: true,
  make: (page, view) => {
    // Fields without a name of their own are told apart by their words.
    const fields = fieldNames(page, view);
    const distinct = new Map(fields.map((one) => [isNamed(one.field) ? one.field : `${one.field} ${one.words}`, one]));
    const named = [...distinct.values()].flatMap((one) => nameFor(page, one) ?? []);
    // A page most of whose fields don't say what they ask for is its owner's work as a whole.
    const silent = [...distinct.values()].filter(({ words }) => words === null);
    const isPatched = named.some((part) => typeof part !== "string");
    if (named.length < silent.length || !isPatched) return [];
    return [...named, ...silent.map(({ field }) => leftOut(field))];
  },
});

/** What neither the page nor the field says is its owner's to tell. */
const leftOut = (field: string): string =>
  htmlComment(
    `left out: ${field}; no page says what is entered there. Set aria-label in its tag to that, in a word or two`,
  );

/** @param field as a selector: input[type="search"] */
function nameFor(page: PageFacts, { field, words, inLabel }: NamedField): Part | null {
  if (words === null) return null;
  // A tag that several fields may share is told by what the eye sees; no program can find it.
  if (!isNamed(field))
    return htmlComment(`in the tag of ${field} that shows “${words}” set aria-label="${html(words)}"`);
  const [, own = ""] = /\[(?:name|id)="([^"]+)"\]/.exec(field) ?? [];
  // An id stands once on a page; two fields of one name, as of two forms for letters, are named each in its own tag.
  const isOnce = page.forms.unlabelled.filter((one) => one === field).length === 1;
  const isBeside = isOnce && inLabel && own !== "";
  return show(attributePatch(page, { selector: field, name: "aria-label" }, null, words), ({ after }) =>
    htmlComment(
      isBeside
        ? `join the field with the label “${words}” beside it: for in the tag of the label names the id of ${field}; where the field has none, id="${html(own)}" and for="${html(own)}"`
        : `in the tag of ${field} set aria-label="${html(after ?? words)}"`,
    ),
  );
}
