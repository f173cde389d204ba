import { canonical } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "The same filters stand in different orders in the address",
  title: "{pages} {repeats|repeat} a list with the filters in another order",
  why: "?colour=red&size=l and ?size=l&colour=red show the same list under two addresses, and both ask to be listed.",
  steps: "Build filter addresses with their parameters in one fixed order, and redirect the others to it.",
  check: canonical,
};
