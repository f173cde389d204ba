import { shownVersions, type BadVersions } from "../reading/hreflang-targets.ts";
import { oneLine } from "../escape/plain.ts";
import { number } from "./plural.ts";
import { addressOf } from "./quote.ts";

/**
 * "the language version “de” at https://shop.example/de, which answers 404 (and 3 more such versions)"
 * @param say what is wrong, as a clause after the address
 */
export function versionsInWords<P extends string>(saw: BadVersions<P>, say: (problem: P) => string): string {
  const [first] = shownVersions(saw);
  if (first === undefined) return "language versions at fault";
  const more = ("first" in saw ? saw.of : saw.length) - 1;
  const others = more === 0 ? "" : ` (and ${number(more)} more such ${more === 1 ? "version" : "versions"})`;
  return `the language version “${oneLine(first.hreflang)}” at ${addressOf(first.url)}, which ${say(first.problem)}${others}`;
}
