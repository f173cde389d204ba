import type { MissingCredits } from "@audit/contract";

/** A submission that was refused for want of credits or a plan. */
export interface JobShortage extends MissingCredits {
  /** Sends the addresses that fit; null when none does, or when there was only one. */
  readonly sendFits: (() => void) | null;
}
