import type { Verification, VerificationState } from "@audit/contract";
import type { Meaning } from "../../components/meaning.ts";
import { t } from "../../language/messages.ts";

export interface ProofWord {
  readonly word: string;
  readonly meaning: Meaning;
}

/** What a look at the live site showed, in a word. */
const proofWord: Readonly<Record<VerificationState, ProofWord>> = {
  waiting: { word: t("Waiting"), meaning: "notice" },
  running: { word: t("Looking"), meaning: "notice" },
  verified: { word: t("Verified"), meaning: "good" },
  open: { word: t("Still open"), meaning: "warning" },
  regressed: { word: t("Regressed"), meaning: "bad" },
  unknown: { word: t("Unknown"), meaning: "unknown" },
};

/** Where no look at the task alone but a whole audit found it, it says so. */
export const wordOf = ({ state, byAudit }: Pick<Verification, "state" | "byAudit">): ProofWord =>
  byAudit ? { ...proofWord[state], word: t("Found again") } : proofWord[state];

export const isUnderWay = ({ state }: Pick<Verification, "state">): boolean =>
  state === "waiting" || state === "running";
