import type { EvidenceValue } from "@audit/auditor";
import { csv } from "../escape/config.ts";
import { oneLine } from "../escape/plain.ts";
import type { Fixer } from "./fixer.ts";

const MOST_ROWS = 200;

/** Evidence in few words: "bytes 2400000; truncated false". */
export function inWords(value: EvidenceValue | undefined, depth = 0): string {
  if (value === undefined || value === null) return "nothing";
  if (typeof value === "string") return oneLine(value) || "nothing";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (isList(value)) return value.length === 0 ? "nothing" : value.slice(0, 5).map((one) => inWords(one, depth + 1)).join(", ") + (value.length > 5 ? ", ..." : "");
  const parts = Object.entries(value).map(([name, inner]) => `${spaced(name)} ${inWords(inner, depth + 1)}`);
  const joined = parts.join(depth > 0 ? " " : "; ");
  return depth > 0 ? `(${joined})` : joined;
}

const isList = (value: EvidenceValue): value is readonly EvidenceValue[] => Array.isArray(value);

const spaced = (name: string): string => name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();

/** Addresses with what was seen, as CSV for a ticket or a sheet: for work that no snippet can do. */
export const worklist: Fixer = (cause) => {
  const rows = cause.faults.slice(0, MOST_ROWS).map(({ url, evidence }) => `${csv(url)},${csv(inWords(evidence.saw))},${csv(evidence.at)}`);
  if (rows.length === 0) return null;
  const more = cause.faults.length - rows.length;
  return ["address,seen,where", ...rows, ...(more > 0 ? [`and ${more} more,,`] : [])].join("\n");
};
