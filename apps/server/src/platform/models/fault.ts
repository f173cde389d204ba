/** Why a language model gave no answer that can be used. */
export type FaultName =
  | "off"
  | "capped"
  | "resting"
  | "unreachable"
  | "denied"
  | "missing"
  | "busy"
  | "failing"
  | "rejected"
  | "silent"
  | "cut"
  | "too-long"
  | "unreadable"
  | "stopped";

/** In words for an administrator. */
export const faultWords: Readonly<Record<FaultName, string>> = {
  off: "No model provider is configured.",
  capped: "The spending cap is reached.",
  resting: "The provider failed several times in a row and is left alone for a minute.",
  unreachable: "The provider could not be reached.",
  denied: "The provider refused the key.",
  missing: "The provider does not know the model or the address.",
  busy: "The provider asks to wait.",
  failing: "The provider reports a fault of its own.",
  rejected: "The provider refused the request.",
  silent: "The provider did not answer in time.",
  cut: "The answer broke off.",
  "too-long": "The answer was too long.",
  unreadable: "The answer did not have the shape that was asked for.",
  stopped: "The request was withdrawn.",
};

/** A question without a usable answer. Carries neither key, question nor answer, so it may be logged. */
export class ModelFault extends Error {
  readonly fault: FaultName;
  /** Whether the same question will do no better soon: key, model or address have to change first. */
  readonly lasting: boolean;

  constructor(fault: FaultName) {
    super(faultWords[fault]);
    this.name = "ModelFault";
    this.fault = fault;
    this.lasting = ["off", "capped", "resting", "denied", "missing", "rejected", "unreachable"].includes(fault);
  }
}
