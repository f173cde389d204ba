import { CallFailed } from "@audit/contract";
import { rareTexts } from "../../language/rare-texts.ts";
import { texts } from "../../language/texts.ts";

/** A fault in the printed words, which name the answer's status; without an answer there is none to name. */
const worded =
  (words: (status: number) => string) =>
  (error: unknown): string =>
    error instanceof CallFailed ? words(error.status) : texts.networkError;

export const jobsFault = worded(rareTexts.adminJobsFailed);

/** Whether the account is refused is said in its own words. */
export const progressFault = worded((status) =>
  status === 403 ? rareTexts.adminRequired : rareTexts.userProgressFailed(status),
);
