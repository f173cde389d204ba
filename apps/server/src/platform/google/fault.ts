/** Why Google gave no answer that can be used. */
export type GoogleFaultName =
  | "unreachable"
  | "silent"
  | "ended"
  | "denied"
  | "busy"
  | "missing"
  | "failing"
  | "rejected"
  | "unreadable"
  | "out-of-time";

/** In words for whoever reads a report or his account; `ended` concerns an owner's grant. */
const words: Readonly<Record<GoogleFaultName, string>> = {
  unreachable: "Google could not be reached.",
  silent: "Google did not answer in time.",
  ended: "Google no longer accepts the access that was given.",
  denied: "Google refuses the request: the access that was given or the operator's key is not enough.",
  busy: "Google's quota is used up for the moment.",
  missing: "Google does not know the address that was asked for.",
  failing: "Google reports a fault of its own.",
  rejected: "Google did not understand the request.",
  unreadable: "Google's answer did not have the documented shape.",
  "out-of-time": "The time for these questions was used up.",
};

/** What a status of 400 or more means. */
export function faultOfStatus(status: number): GoogleFaultName {
  if (status === 401 || status === 403) return "denied";
  if (status === 404) return "missing";
  if (status === 429) return "busy";
  return status >= 500 ? "failing" : "rejected";
}

/** A question without a usable answer. Carries neither token, key nor answer, so it may be logged and shown. */
export class GoogleFault extends Error {
  readonly fault: GoogleFaultName;

  constructor(fault: GoogleFaultName) {
    super(words[fault]);
    this.name = "GoogleFault";
    this.fault = fault;
  }
}
