import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Scripts show another price or stock than the markup",
  title: "Scripts show another price or stock than {pages} {tells|tell} Google",
  why: "Google compares the markup with what visitors see after scripts ran. Products that differ are taken out of shopping results, and assistants tell a price that nobody can pay.",
  steps:
    "Let the server write the price and stock that visitors end up with into the markup; a script that changes what is shown must not be the only one to know it.",
  check: inSource('"price"', "the price and stock that visitors see after loading"),
};
