import { catalogueOf } from "../catalogue.ts";
import { nouns } from "./nouns.ts";
import { words } from "./words.ts";

/** German where the build has put the messages into the screens: what remains is nouns and words. */
export const catalogue = catalogueOf({
  language: "de",
  messages: {},
  nouns,
  sentences: words,
});
