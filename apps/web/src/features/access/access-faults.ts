import { CallFailed } from "@audit/contract";
import { sentenceFor } from "../../api/client.ts";
import { texts } from "../../language/texts.ts";

/** A provider that can't be asked is one thing, a request that is turned down another. */
export function syncFault(error: unknown): string {
  const isProvider = error instanceof CallFailed && error.status >= 500;
  return isProvider ? texts.syncFailed : (waitSentence(error) ?? texts.syncDataFailed);
}

export const creditsFault = (error: unknown): string => waitSentence(error) ?? texts.syncCreditsFailed;
export const verifyFault = (error: unknown): string => waitSentence(error) ?? texts.verifyFailed;

/** Whoever presses too often is told so. */
const waitSentence = (error: unknown): string | null =>
  error instanceof CallFailed && error.status === 429 ? sentenceFor(error, texts.tooManyRequests) : null;
