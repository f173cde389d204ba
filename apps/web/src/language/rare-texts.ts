import { rareTexts as english } from "@audit/contract";
import { wholeCatalogue } from "./language.ts";
import { inLanguage } from "./messages.ts";

await wholeCatalogue();

/** The contract's sentences in the reader's language; what the server sent is compared with the contract's own. */
export const rareTexts = inLanguage(english);
