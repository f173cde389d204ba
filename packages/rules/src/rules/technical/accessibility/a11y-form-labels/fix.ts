import { html, htmlComment } from "../../../../escape/html.ts";
import { oneLine } from "../../../../escape/plain.ts";
import { perPage, type Fixer } from "../../../../fixes/fixer.ts";
import { type Part, show } from "../../../../fixes/patches/fix.ts";
import { attributePatch } from "../../../../fixes/patches/page-patches.ts";
import { type Meaning, type PageFacts, readMeanings } from "@audit/facts";

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
    const asked = [...distinct.values()]
      .slice(0, MOST_FIELDS)
      .map(({ field, hint }) => ({ field, part: nameFor(page, field, hint) }));
    const named = asked.flatMap(({ part }) => part ?? []);
    // A page most of whose fields don't say what they ask for is its owner's work as a whole.
    const silent = asked.flatMap(({ field, part }) => (part === null ? askedOf(field) : []));
    if (named.length < silent.length || named.length === 0) return [];
    const more = distinct.size - asked.length;
    return [
      ...named,
      ...silent,
      ...(more > 0 ? [htmlComment(`and ${more} more fields: name each alike; only you know it`)] : []),
    ];
  },
});

/** What neither the page nor the field says is its owner's to tell. */
const askedOf = (field: string): string =>
  htmlComment(
    `in the tag of ${field} set aria-label to what is to be entered there, in a word or two; only you know it`,
  );

const isNamed = (field: string): boolean => /\[(?:name|id)=/.test(field);

const OF_SEARCH: readonly Meaning[] = ["search"];
const SEARCHES = /\[type="search"\]|\[(?:name|id)="(?:q|s|k|query|search|keywords?)"\]/i;
/** "White (2)": how many goods an option leaves. */
const COUNTED = /\(\s*\d*\s*\)$/;

/** What fields of a search show is often an example of what others looked for. */
const isExample = (field: string, words: string): boolean =>
  SEARCHES.test(field) && !readMeanings(words, [], OF_SEARCH).includes("search");

/** @param field as a selector: input[type="search"] */
function nameFor(page: PageFacts, field: string, hint: string): Part | null {
  const words = oneLine(hint.replaceAll("*", "")).replace(/[\s:…]+$|\.{3}$/gu, "");
  // An example of what to enter is no name, and a field without words beside it is one of the program's own.
  if (!/\p{L}/u.test(words) || /@|\d{3}|^https?:/.test(words) || COUNTED.test(words) || isExample(field, words))
    return null;
  // A tag that several fields may share is told by what the eye sees; no program can find it.
  if (!isNamed(field))
    return htmlComment(`in the tag of ${field} that shows “${words}” set aria-label="${html(words)}"`);
  const [, own = ""] = /\[(?:name|id)="([^"]+)"\]/.exec(field) ?? [];
  // An id stands once on a page; two fields of one name, as of two forms for letters, are named each in its own tag.
  const isOnce = page.forms.unlabelled.filter((one) => one === field).length === 1;
  const isBeside = isOnce && page.forms.labelBeside?.includes(field) === true && own !== "";
  return show(attributePatch(page, { selector: field, name: "aria-label" }, null, words), ({ after }) =>
    htmlComment(
      isBeside
        ? `join the field with the label “${words}” beside it: for in the tag of the label names the id of ${field}; where the field has none, id="${html(own)}" and for="${html(own)}"`
        : `in the tag of ${field} set aria-label="${html(after ?? words)}"`,
    ),
  );
}
