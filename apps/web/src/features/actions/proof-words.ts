import type { Verification } from "@audit/contract";
import { formatMoment } from "../../format/dates.ts";
import { countOf } from "../../format/numbers.ts";
import { wordOf, type ProofWord } from "./proof-word.ts";
import { t } from "../../language/messages.ts";

export interface ProofWords extends ProofWord {
  readonly sentence: string;
}

/** What a look at the live site showed, in a word and a sentence. */
export const proofWords = (verification: Verification): ProofWords => ({
  ...wordOf(verification),
  sentence: sentenceOf(verification),
});

function sentenceOf({ state, at, verifiedAt, checked, outOf, reason, byAudit }: Verification): string {
  const addresses = countOf(checked, "address", "addresses");
  const read =
    checked < outOf
      ? t("{addresses} read again of {outOf}", { addresses, outOf })
      : t("{addresses} read again", { addresses });
  const when = at === null ? "" : t(" on {at}", { at: formatMoment(at) });
  const before = verifiedAt === null ? "" : t(" on {at}", { at: formatMoment(verifiedAt) });
  if (byAudit)
    return state === "regressed"
      ? t("The fault was gone{before}; the audit{when} found it again at {addresses}.", { before, when, addresses })
      : t("The audit{when} found it again at {addresses}.", { when, addresses });
  switch (state) {
    case "waiting":
      return reason ?? t("Your site will be looked at in a moment.");
    case "running":
      return t("The addresses of this task are being read again.");
    case "verified":
      return t("The fault is gone: {read}{when}.", { read, when });
    case "open":
      return t("The fault is still there: {read}{when}.", { read, when });
    case "regressed":
      return t("The fault was gone{before} and is back: {read}{when}.", {
        before,
        read,
        when,
      });
    case "unknown":
      return reason ?? t("The site could not be looked at.");
  }
}
