import { itemAt, type Meaning, type PageFacts, readMeanings } from "@audit/facts";
import { oneLine } from "../escape/plain.ts";
import { primaryLanguage } from "../knowledge/hreflang-code.ts";
import type { SiteView } from "../view/site-view.ts";

/** A field without a label, as the selector of its tag tells it, and the words that name it for the eye. */
export interface NamedField {
  readonly field: string;
  readonly words: string | null;
  /** They stand in a label beside it. */
  readonly inLabel: boolean;
}

const OF_SEARCH: readonly Meaning[] = ["search"];
const SEARCHES = /\[type="search"\]|\[(?:name|id)="(?:q|s|k|query|search|keywords?)"\]/i;
/** "White (2)": how many goods an option leaves. */
const COUNTED = /\(\s*\d*\s*\)$/;
/** "Name:", "Name *": words of a form that announce their field. */
const ANNOUNCES = /[:：*]\s*$/;

/** What fields of a search show is often an example of what others looked for. */
const isExample = (field: string, words: string): boolean =>
  SEARCHES.test(field) && !readMeanings(words, [], OF_SEARCH).includes("search");

/** An example of what to enter is no name. */
function asName(field: string, said: string): string | null {
  const words = oneLine(said.replaceAll("*", "")).replace(/[\s:：…]+$|\.{3}$/gu, "");
  const isNoName = !/\p{L}/u.test(words) || /@|\d{3}|^https?:/.test(words) || COUNTED.test(words);
  return isNoName || isExample(field, words) ? null : words;
}

/** Whether the page's author writes names before the fields, so that the grey words inside are examples ("John"). */
function namesBefore({ unlabelled, hints, beside = [], labelBeside = [] }: PageFacts["forms"]): boolean {
  const isLabelled = (index: number): boolean => labelBeside.includes(unlabelled[index] ?? "");
  const filled = hints.flatMap((hint, index) => (hint === "" || isLabelled(index) ? [] : [beside[index] ?? ""]));
  const before = filled.filter((words) => words !== "");
  return before.length > 1 && before.length * 2 > filled.length;
}

/** What names each field of a page for the eye: a label or words beside it, else the grey words inside. */
function namesOn(page: PageFacts): NamedField[] {
  const { unlabelled, hints, beside = [], labelBeside } = page.forms;
  const isBefore = namesBefore(page.forms);
  return unlabelled.map((field, index) => {
    const hint = asName(field, hints[index] ?? "");
    const before = beside[index] ?? "";
    // What stands before a list without announcing it may be the end of something else.
    const near = field.startsWith("select") && !ANNOUNCES.test(before) ? "" : before;
    const inLabel = hint !== null && labelBeside?.includes(field) === true;
    const isNear = isBefore || ANNOUNCES.test(near) || hint === null;
    return { field, words: (inLabel || !isNear ? null : asName(field, near)) ?? hint, inLabel };
  });
}

const known = new WeakMap<SiteView["site"]["pages"], ReadonlyMap<string, string>>();

const keyOf = (page: PageFacts, field: string): string => `${primaryLanguage(page.head.lang ?? "") ?? ""} ${field}`;

/** What pages say of fields by language, where all of them that say it say the same. */
function saidElsewhere({ site, served }: SiteView): ReadonlyMap<string, string> {
  const read = known.get(site.pages);
  if (read !== undefined) return read;
  const said = new Map<string, string | null>();
  for (const index of served) {
    const page = itemAt(site.pages, index);
    for (const { field, words } of namesOn(page)) {
      if (words === null || !isNamed(field)) continue;
      const key = keyOf(page, field);
      const before = said.get(key);
      said.set(key, before === undefined || before === words ? words : null);
    }
  }
  const agreed = new Map([...said].flatMap(([key, words]) => (words === null ? [] : [[key, words] as const])));
  known.set(site.pages, agreed);
  return agreed;
}

/** Whether the field has a name, an id or grey words that tell it from others. */
export const isNamed = (field: string): boolean => /\[(?:name|id|placeholder)=/.test(field);

/** The fields of a page with the words that name each: its own, or those that the same field has on other pages. */
export function fieldNames(page: PageFacts, view: SiteView): NamedField[] {
  const elsewhere = saidElsewhere(view);
  return namesOn(page).map((one) =>
    one.words === null ? { ...one, words: elsewhere.get(keyOf(page, one.field)) ?? ofPurpose(one.field) } : one,
  );
}

/** A field for mail says what it asks for, in a word that all languages know. */
const ofPurpose = (field: string): string | null => (field.startsWith('input[type="email"]') ? "E-mail" : null);
