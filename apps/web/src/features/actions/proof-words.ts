import type { Verification } from "@audit/contract";
import { formatMoment } from "../../format/dates.ts";
import { countOf } from "../../format/numbers.ts";
import { proofWord, type ProofWord } from "./proof-word.ts";

export interface ProofWords extends ProofWord {
  readonly sentence: string;
}

/** What a look at the live site showed, in a word and a sentence. */
export const proofWords = (verification: Verification): ProofWords => ({
  ...proofWord[verification.state],
  sentence: sentenceOf(verification),
});

function sentenceOf({ state, at, verifiedAt, checked, outOf, reason }: Verification): string {
  const read = `${countOf(checked, "address", "addresses")} read again${checked < outOf ? ` of ${outOf}` : ""}`;
  const when = at === null ? "" : ` on ${formatMoment(at)}`;
  switch (state) {
    case "waiting":
      return reason ?? "Your site will be looked at in a moment.";
    case "running":
      return "The addresses of this task are being read again.";
    case "verified":
      return `The fault is gone: ${read}${when}.`;
    case "open":
      return `The fault still stands there: ${read}${when}.`;
    case "regressed":
      return `The fault was gone${verifiedAt === null ? "" : ` on ${formatMoment(verifiedAt)}`} and is back: ${read}${when}.`;
    case "unknown":
      return reason ?? "The site could not be looked at.";
  }
}
