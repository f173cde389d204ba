import type { PageFacts } from "@audit/facts";
import { oneLine } from "../../escape/plain.ts";
import { productOf, said } from "../../view/entities.ts";

/** "Farbe: blau", "Material – Leinen": a label and a short value in a line of their own. */
const LABELLED = /^([\p{L}][\p{L}\s]{1,24}?)\s*[:：]\s*(\S.{0,24})$/u;
/** What goods of one kind differ in, by schema.org. */
const MARKED = ["color", "size", "material", "pattern", "model", "mpn"] as const;
/** A number of the shop's own, an amount, an address or a sign alone tells buyers nothing. */
const SAYS_NOTHING = /^[^\p{L}\p{N}]*$|^[\d\s.,-]{5,}$|\p{Sc}|https?:|@|%/u;

/** Short values that a page gives for its product, by label: those of its markup first, then those it shows. */
function valuesOf(page: PageFacts): ReadonlyMap<string, string> {
  const product = productOf(page);
  const marked = MARKED.flatMap((label) => {
    const value = oneLine(said(product, label) ?? "");
    return value === "" || value.length > 24 ? [] : [[label as string, value] as const];
  });
  const found = new Map<string, string>();
  for (const [label, value] of [...marked, ...labelledIn(page)])
    if (!found.has(label) && !SAYS_NOTHING.test(value)) found.set(label, value);
  return found;
}

const labelledIn = ({ text }: PageFacts): (readonly [string, string])[] =>
  text.paragraphs.flatMap((line) => {
    const [, label, value] = LABELLED.exec(oneLine(line)) ?? [];
    return label === undefined || value === undefined ? [] : [[oneLine(label), value] as const];
  });

/** "Material: Leinen", as the page shows it of its product, each label once. */
export const shownValues = (page: PageFacts): string[] => [
  ...new Map(
    labelledIn(page)
      .filter(([, value]) => !SAYS_NOTHING.test(value))
      .map(([label, value]) => [label.toLowerCase(), `${label}: ${value}`]),
  ).values(),
];

/** What tells a page from one of its namesakes, by label: its own value and the other's. */
export function differences(page: PageFacts, other: PageFacts): string[] {
  const beside = valuesOf(other);
  return [...valuesOf(page)].flatMap(([label, value]) => {
    const theirs = beside.get(label);
    return theirs === undefined || theirs.toLowerCase() === value.toLowerCase()
      ? []
      : [`${label} ${value}, there ${theirs}`];
  });
}

/**
 * The value that tells a page from others of its name: of a label that all of them have, and that no other gives.
 * A bare number goes with its label. Null where they say nothing that differs.
 */
export function tellingValue(page: PageFacts, others: readonly PageFacts[]): string | null {
  const beside = others.map(valuesOf);
  for (const [label, value] of valuesOf(page)) {
    const same = (one: string | undefined): boolean => one === undefined || one.toLowerCase() === value.toLowerCase();
    if (beside.length === 0 || beside.some((values) => same(values.get(label)))) continue;
    const isMarked = MARKED.some((one) => one === label);
    return /\p{L}{2}/u.test(value) || isMarked ? value : `${label} ${value}`;
  }
  return null;
}
