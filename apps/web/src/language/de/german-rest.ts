import { catalogueOf } from "../catalogue.ts";
import { sentences } from "./sentences.ts";
import { startSentences } from "./start-sentences.ts";

/** What no page needs to start; the contract's sentences among it are those that a server may answer with. */
export const catalogue = catalogueOf({
  language: "de",
  messages: {},
  nouns: {},
  sentences: { ...sentences, ...startSentences },
});
