import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "The base address of the page is wrong",
  title: "The base address of {pages} is wrong",
  why: "<base> decides where every short link, picture and canonical address of the page leads. An empty, repeated or foreign one sends them astray.",
  steps:
    "Remove <base>, or keep a single one with the full https address of your own site, as the first tag in the head that holds an address.",
  check: inSource("<base", "nothing, or one full address of the site itself"),
};
