import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote, listed } from "../../../../wording/quote.ts";
import { offerInWords } from "../../../../wording/before-after.ts";

export const en: Words<{
  readonly marked: readonly (string | number)[];
  readonly visible: string | readonly string[];
}> = {
  failing: "Scripts show another price or stock than the markup",
  title: "Make price and stock in the structured data of {pages} match what visitors see",
  why: "Google compares the markup with what visitors see after scripts ran. Products that differ are taken out of shopping results, and assistants tell a price that nobody can pay.",
  steps:
    "Let the server write the price and stock that visitors end up with into the markup; a script that changes what is shown must not be the only one to know it.",
  check: inSource('"price"', "the price and stock that visitors see after loading"),
  seen: ({ marked, visible }) =>
    `${listed(marked.map((one) => quote(offerInWords(String(one)))))} in the product data, and ${listed((typeof visible === "string" ? [visible] : visible).map((one) => quote(one)))} shown to visitors`,
};
