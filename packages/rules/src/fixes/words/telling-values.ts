import type { PageFacts } from "@audit/facts";
import { oneLine } from "../../escape/plain.ts";
import { productOf, said } from "../../view/entities.ts";

/** "Farbe: blau", "Material – Leinen": a label and a short value in a line of their own. */
const LABELLED = /^([\p{L}][\p{L}\s]{1,24}?)\s*[:：]\s*(\S.{0,24})$/u;
/** What goods of one kind differ in, by schema.org. */
const MARKED = ["color", "size", "material", "pattern", "model", "mpn"] as const;
/** A number of the shop's own, an amount or an address tells buyers nothing. */
const SAYS_NOTHING = /^[\d\s.,-]{5,}$|\p{Sc}|https?:|@|%/u;

/** Short values that a page gives for its product, by label: those of its markup first, then those it shows. */
function valuesOf(page: PageFacts): ReadonlyMap<string, string> {
  const product = productOf(page);
  const marked = MARKED.flatMap((label) => {
    const value = oneLine(said(product, label) ?? "");
    return value === "" || value.length > 24 ? [] : [[label as string, value] as const];
  });
  const shown = page.text.paragraphs.flatMap((line) => {
    const [, label, value] = LABELLED.exec(oneLine(line)) ?? [];
    return label === undefined || value === undefined ? [] : [[oneLine(label), value] as const];
  });
  const found = new Map<string, string>();
  for (const [label, value] of [...marked, ...shown])
    if (!found.has(label) && !SAYS_NOTHING.test(value)) found.set(label, value);
  return found;
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
