import type { FaultCause } from "@audit/contract";
import { AuditEnded, AuditFailed, isDiskFault } from "@audit/engine/process";
import { isTemporary } from "../database/index.ts";

/** Of ours, and gone by itself or by an operator's hand: whoever meets one waits. */
export type PassingCause = Extract<FaultCause, "store" | "disk">;

/** Says whether asking again later may help, and what is waited for; null: it will not. */
export function passingCauseOf(error: unknown): PassingCause | null {
  if (isDiskFault(error)) return "disk";
  return isTemporary(error) ? "store" : null;
}

/** Whose fault an error is that ended a piece of work. What is nobody else's is a fault of our code with this job. */
export function causeOf(error: unknown): FaultCause {
  if (error instanceof AuditFailed) return "site";
  if (error instanceof AuditEnded || isNotStarted(error)) return "process";
  return passingCauseOf(error) ?? "job";
}

/** The system would start no further process. */
const isNotStarted = (error: unknown): boolean =>
  error instanceof Error && "syscall" in error && String(error.syscall).startsWith("spawn");
