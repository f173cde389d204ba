import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Variants have no address of their own",
  title: "Variants of {pages} have no addresses of their own",
  why: "Google sends a buyer who looks for one size or colour straight to it, if the variant has an address. A parameter such as ?size=L is enough.",
  steps:
    "Give each variant an address that opens the page with it chosen, and name it as url of the variant or its offer.",
  check: product,
};
