import { inRobots } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote, addressOf } from "../../../../wording/quote.ts";
import { number } from "../../../../wording/plural.ts";

export const en: Words<{
  readonly blocked: number;
  readonly of: number;
  readonly examples: readonly { readonly image: string; readonly rule: string }[];
}> = {
  failing: "Pictures of the pages are blocked by robots.txt",
  title: "Let search engines fetch the pictures of your pages",
  why: "Pictures that Google may not fetch appear neither in image search nor beside your products in results.",
  steps:
    "Take the line that closes the folder of the pictures out of robots.txt. Where it is there on purpose, lines that allow single files open these alone.",
  check: inRobots("no rule that matches the pictures shown, or an Allow line for them"),
  seen: ({ blocked, of, examples }) =>
    `${number(blocked)} of ${number(of)} pictures closed by robots.txt${examples[0] === undefined ? "" : `, for example ${addressOf(examples[0].image)} by ${quote(examples[0].rule)}`}`,
};
