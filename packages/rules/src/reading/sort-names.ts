import { businessesNamed } from "@audit/facts";
import { withSubtypes } from "../knowledge/schema-names.ts";
import { forRecent } from "./for-last.ts";
import { tokensOf, withoutAccents } from "./words.ts";

/** What schema.org calls businesses and pages, word by word: "Restaurant", "Store", "Page", "Menu". */
const SORTS: ReadonlySet<string> = new Set(
  ["Organization", "LocalBusiness", "WebPage", "WebSite", "Menu"]
    .flatMap((type) => [type, ...withSubtypes(type)])
    .flatMap((type) => type.split(/(?=[A-Z])/))
    .concat("home", "homepage", "start", "index", "welcome")
    .map((word) => word.toLowerCase()),
);

const lettersOf = (text: string): string => tokensOf(withoutAccents(text)).join("");

/** Whether all words of a name say of what sort a business or a page is, so that many are called so. */
const isSort = forRecent((name: string): boolean => {
  const words = tokensOf(name);
  return words.length > 0 && words.every((word) => SORTS.has(word) || businessesNamed(word).length > 0);
});

/**
 * Whether a name is a mere sort: "Restaurant" names no one, but the shop at bookshop.example is called so.
 * @param domain registrable
 */
export const isMereSort = (name: string, domain: string): boolean =>
  isSort(name) && lettersOf(name) !== lettersOf(domain.split(".")[0] ?? "");
