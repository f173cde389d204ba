import { CallFailed, type ErrorCode } from "@audit/contract";
import { sentenceFor } from "../../api/client.ts";
import { t } from "../../language/messages.ts";
import { sellingTexts } from "../../language/selling-texts.ts";
import { texts } from "../../language/texts.ts";

/** Faults of the server itself say nothing about the act; the printed text of the act does. */
const isOurs = (error: unknown): boolean => error instanceof CallFailed && error.status >= 500;

const said = (error: unknown, failed: string, broken = failed): string =>
  isOurs(error) ? failed : sentenceFor(error, failed, broken);

export const checkoutFault = (error: unknown): string =>
  said(error, sellingTexts.checkoutFailed, sellingTexts.checkoutBroken);
export const changeFault = (error: unknown): string =>
  said(error, sellingTexts.planChangeFailed, sellingTexts.planChangeBroken);
export const cancelFault = (error: unknown): string => said(error, sellingTexts.cancelFailed);
export const reactivateFault = (error: unknown): string => said(error, sellingTexts.reactivateFailed);

/** An answer that refuses is one thing, no answer another. */
export function portalFault(error: unknown): string {
  if (error instanceof CallFailed) return t("Error: {error}", { error: said(error, sellingTexts.portalFailed) });
  return `${sellingTexts.portalFailed}: ${sentenceFor(error, texts.unknownError)}`;
}

/** No answer is told apart from an answer without a history. */
export const historyFault = (error: unknown): string =>
  error instanceof TypeError ? sellingTexts.historyFailed : sellingTexts.historyFetchFailed;

export const hasCode = (error: unknown, code: ErrorCode): boolean => error instanceof CallFailed && error.code === code;
