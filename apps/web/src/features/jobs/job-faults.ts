import { CallFailed, type MissingCredits } from "@audit/contract";
import { sentenceFor } from "../../api/client.ts";
import { TokenMissing } from "../../api/token.ts";
import { texts } from "../../language/texts.ts";

/** What is missing when a call was refused for want of credits or a plan; null for any other failure. */
export const shortageOf = (error: unknown): MissingCredits | null =>
  error instanceof CallFailed ? error.shortage : null;

/** The printed sentence for a submission that failed. */
export function submitFault(error: unknown, fallback: string): string {
  return error instanceof TokenMissing
    ? texts.authenticationRequired
    : sentenceFor(error, fallback, texts.initialNetworkError);
}

/** The printed sentence for actions that could not be made. */
export function generateFault(error: unknown): string {
  if (error instanceof TokenMissing) return texts.actionsTokenMissing;
  if (!(error instanceof CallFailed)) return texts.initialNetworkError;
  return error.status === 404 ? texts.analysisTooOld : texts.actionsNotGenerated(error.status);
}
