import { sellingTexts as english } from "@audit/contract";
import { inLanguage } from "./messages.ts";

/** The contract's sentences in the reader's language; what the server sent is compared with the contract's own. */
export const sellingTexts = inLanguage(english);
