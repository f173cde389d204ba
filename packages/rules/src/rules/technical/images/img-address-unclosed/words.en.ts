import { inSource } from "../../../../wording/checks.ts";
import { counted } from "../../../../wording/plural.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<readonly string[]> = {
  failing: "The address of a picture has no closing quotation mark",
  title: "Close the quotation marks of picture addresses on {pages}",
  why: "The browser takes what follows for part of the address, asks for a file that doesn't exist, and shows an empty place.",
  steps: "Set the missing quotation mark behind the address of the picture, before the next attribute.",
  check: inSource("<img", "src with a quotation mark before and behind the address"),
  seen: (saw) =>
    `${counted(saw.length, "picture address", "picture addresses")} that ${saw.length === 1 ? "goes" : "go"} on into the next attribute: ${quote(saw[0] ?? "")}`,
};
