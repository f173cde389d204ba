import type { EvidenceValue } from "../verdict.ts";
import { csv } from "../escape/config.ts";
import { oneLine } from "../escape/plain.ts";
import type { Fixer } from "./fixer.ts";

const MOST_ROWS = 200;
export const WORKLIST_HEADER = "address,seen,where";

/** Evidence in few words: "bytes: 2400000, truncated: false"; entries of a list of objects are set apart by semicolons. */
export function inWords(value: EvidenceValue | undefined): string {
  if (value === undefined || value === null) return "nothing";
  if (typeof value === "string") return oneLine(value) || "nothing";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (isList(value)) return listInWords(value);
  const parts = Object.entries(value).map(([name, inner]) => `${spaced(name)}: ${nestedInWords(inner)}`);
  return parts.join(", ");
}

const MOST_SHOWN = 5;

function listInWords(values: readonly EvidenceValue[]): string {
  if (values.length === 0) return "nothing";
  const words = values.slice(0, MOST_SHOWN).map((value) => inWords(value));
  const more = values.length > MOST_SHOWN ? [`${values.length - MOST_SHOWN} more`] : [];
  return [...words, ...more].join(values.some((value) => typeof value === "object") ? "; " : ", ");
}

function nestedInWords(value: EvidenceValue): string {
  const plain = value === null || typeof value !== "object" || (isList(value) && value.length < 2);
  return plain ? inWords(value) : `(${inWords(value)})`;
}

const isList = (value: EvidenceValue): value is readonly EvidenceValue[] => Array.isArray(value);

const spaced = (name: string): string => name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();

/** Addresses with what was seen, as CSV for a ticket or a sheet: for work that no snippet can do. */
export const worklist: Fixer = (cause) => {
  const rows = cause.faults
    .slice(0, MOST_ROWS)
    .map(({ url, evidence }) => `${csv(url)},${csv(inWords(evidence.saw))},${csv(evidence.at)}`);
  // One address stands in the problem already.
  if (rows.length < 2) return null;
  const more = cause.faults.length - rows.length;
  return [WORKLIST_HEADER, ...rows, ...(more > 0 ? [`and ${more} more,,`] : [])].join("\n");
};
