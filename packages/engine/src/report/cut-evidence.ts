import type { Evidence, EvidenceValue } from "@audit/rules";
import type { Proof, ProofValue } from "./report.ts";

export interface EvidenceLimits {
  /** Characters of one text. */
  readonly text: number;
  /** Characters of the whole value as JSON; beyond it the value is shown as the start of its text. */
  readonly whole: number;
  readonly entries: number;
}

/** For the proofs that stand in the report itself. */
export const PROOF_LIMITS: EvidenceLimits = { text: 600, whole: 1_600, entries: 12 };
/** For the list of all addresses, of which there may be a million. */
export const LISTED_LIMITS: EvidenceLimits = { text: 160, whole: 400, entries: 5 };

const MOST_DEPTH = 4;
const MOST_PLACE = 160;
/** As long as an address may be that the crawler fetches. */
const MOST_URL = 2_083;

// Direction marks reorder what a reader sees and control characters hide it; a sign shows that one stood there.
const DECEPTIVE = /(?![\t\n\r])[\p{Bidi_Control}\p{Cc}]/gu;

/** One proof within the limits, whatever a page has written. */
export function cutProof(url: string, { at, saw, expected }: Evidence, limits: EvidenceLimits): Proof {
  return {
    url: cutText(url, MOST_URL),
    at: cutText(at, MOST_PLACE),
    saw: cutValue(saw, limits),
    ...(expected === undefined ? {} : { expected: cutValue(expected, limits) }),
  };
}

/** A text of at most `most` characters; what was cut off is marked with "…". */
export function cutText(text: string, most: number): string {
  const shown = (text.length > most ? `${text.slice(0, most - 1)}…` : text).toWellFormed();
  return shown.replace(DECEPTIVE, "\ufffd");
}

function cutValue(value: EvidenceValue, limits: EvidenceLimits): ProofValue {
  const cut = cutInside(value, limits, MOST_DEPTH);
  const json = JSON.stringify(cut);
  return json.length > limits.whole ? cutText(json, limits.text) : cut;
}

function cutInside(value: EvidenceValue, limits: EvidenceLimits, depth: number): ProofValue {
  if (typeof value === "string") return cutText(value, limits.text);
  if (typeof value !== "object" || value === null) return value;
  if (depth === 0) return cutText(JSON.stringify(value), limits.text);
  if (isList(value)) {
    const shown = value.slice(0, limits.entries).map((one) => cutInside(one, limits, depth - 1));
    return value.length > limits.entries ? [...shown, `… and ${value.length - limits.entries} more`] : shown;
  }
  const entries = Object.entries(value).slice(0, limits.entries);
  return Object.fromEntries(
    entries.map(([name, inner]) => [cutText(name, MOST_PLACE), cutInside(inner, limits, depth - 1)]),
  );
}

const isList = (value: EvidenceValue): value is readonly EvidenceValue[] => Array.isArray(value);
