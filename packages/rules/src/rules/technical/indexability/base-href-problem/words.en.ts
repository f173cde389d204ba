import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote, listed } from "../../../../wording/quote.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<{ readonly bases: readonly string[]; readonly problem: string }> = {
  failing: "The base address of the page is wrong",
  title: "Correct the base address of {pages}, so that {its|their} links work",
  why: "The base address decides where every short link, picture and canonical address of the page leads. An empty, repeated or foreign one sends them astray.",
  steps:
    "Remove the base element, or keep a single one with the full https address of your own site, as the first tag in the head that holds an address.",
  check: inSource("<base", "nothing, or one full address of the site itself"),
  seen: ({ bases, problem }) =>
    `a base address with a fault (${oneLine(problem)})${bases.join("").trim() === "" ? "" : `: ${listed(bases.map((base) => quote(base)))}`}`,
};
