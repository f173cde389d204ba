import { oneLine } from "../../../../escape/plain.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { businessFacts } from "../../../../view/business-facts.ts";

type Detail = { readonly kind: string; readonly value: string };

const MOST_ROWS = 200;

/** Every detail to be replaced, beside what the site itself gives elsewhere; null where one page has all and nothing is known. */
export const fix: Fixer<readonly Detail[]> = ({ faults }, view) => {
  const { mail, phone, address } = businessFacts(view);
  const shown = new Set(faults.flatMap(({ evidence: { saw } }) => saw.map(({ value }) => plain(value))));
  const given: Readonly<Record<string, string | null>> = { mail, phone, address: address?.street ?? null };
  const own = (kind: string): string => {
    const value = given[kind] ?? "";
    return shown.has(plain(value)) ? "" : value;
  };
  const details = faults.flatMap(({ url, evidence: { saw } }) => saw.map((detail) => ({ url, ...detail })));
  if (faults.length === 1 && details.every(({ kind }) => own(kind) === "")) return null;
  const shownDetails = details.slice(0, MOST_ROWS);
  return [...Map.groupBy(shownDetails, ({ url }) => url)]
    .map(([url, on]) =>
      [
        url,
        ...on.map(({ kind, value }) => `  ${oneLine(value)} -> ${own(kind) === "" ? YOURS : oneLine(own(kind))}`),
      ].join("\n"),
    )
    .join("\n\n");
};

const YOURS = "your own, or take it out";

const plain = (value: string): string => value.replace(/[^\p{L}\p{N}@]/gu, "").toLowerCase();
