import { catalogueOf } from "../catalogue.ts";
import { sentences } from "./sentences.ts";

/** What no page needs to start. */
export const catalogue = catalogueOf({ language: "de", messages: {}, nouns: {}, sentences });
