import { alternatesOf, type PageFacts } from "@audit/facts";
import { languageOf } from "./site-words.ts";

/** Whether a page is named as the version in another language by the other, or names it so. */
export const areVersions = (one: PageFacts, other: PageFacts): boolean =>
  languageOf(one) !== languageOf(other) &&
  (alternatesOf(one).some(({ url }) => url === other.url) || alternatesOf(other).some(({ url }) => url === one.url));
