import { catalogueOf } from "../catalogue.ts";
import { nouns } from "./nouns.ts";
import { startSentences } from "./start-sentences.ts";
import { words } from "./words.ts";

/** German where the build has put the messages into the screens: what remains is nouns, words and others' sentences. */
export const catalogue = catalogueOf({
  language: "de",
  messages: {},
  nouns,
  sentences: { ...startSentences, ...words },
});
