import type { Verification, VerificationState } from "@audit/contract";
import type { Meaning } from "../../components/meaning.ts";

export interface ProofWord {
  readonly word: string;
  readonly meaning: Meaning;
}

/** What a look at the live site showed, in a word. */
export const proofWord: Readonly<Record<VerificationState, ProofWord>> = {
  waiting: { word: "Waiting", meaning: "notice" },
  running: { word: "Looking", meaning: "notice" },
  verified: { word: "Verified", meaning: "good" },
  open: { word: "Still open", meaning: "warning" },
  regressed: { word: "Regressed", meaning: "bad" },
  unknown: { word: "Unknown", meaning: "unknown" },
};

export const isUnderWay = ({ state }: Pick<Verification, "state">): boolean =>
  state === "waiting" || state === "running";
