import type { Verification } from "@audit/contract";
import type { Meaning } from "../../components/meaning.ts";
import { formatMoment } from "../../format/dates.ts";
import { countOf } from "../../format/numbers.ts";

export interface ProofWords {
  readonly word: string;
  readonly meaning: Meaning;
  readonly sentence: string;
}

/** What a look at the live site showed, in a word and a sentence. */
export function proofWords({ state, at, verifiedAt, checked, outOf, reason }: Verification): ProofWords {
  const read = `${countOf(checked, "address", "addresses")} read again${checked < outOf ? ` of ${outOf}` : ""}`;
  const when = at === null ? "" : ` on ${formatMoment(at)}`;
  switch (state) {
    case "waiting":
      return { word: "Waiting", meaning: "notice", sentence: reason ?? "Your site will be looked at in a moment." };
    case "running":
      return { word: "Looking", meaning: "notice", sentence: "The addresses of this task are being read again." };
    case "verified":
      return { word: "Verified", meaning: "good", sentence: `The fault is gone: ${read}${when}.` };
    case "open":
      return { word: "Still open", meaning: "warning", sentence: `The fault still stands there: ${read}${when}.` };
    case "regressed":
      return {
        word: "Regressed",
        meaning: "bad",
        sentence: `The fault was gone${verifiedAt === null ? "" : ` on ${formatMoment(verifiedAt)}`} and is back: ${read}${when}.`,
      };
    case "unknown":
      return { word: "Unknown", meaning: "unknown", sentence: reason ?? "The site could not be looked at." };
  }
}

export const isUnderWay = ({ state }: Verification): boolean => state === "waiting" || state === "running";
