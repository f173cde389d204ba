import { onPage } from "../../../../wording/checks.ts";
import { counted } from "../../../../wording/plural.ts";
import { listed, quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly picture: string; readonly products: number; readonly names: string[] }> = {
  failing: "Different products show the same picture",
  title: "Give {pages} {a picture of its own product|pictures of their own products}",
  why: "Buyers can't see what they would get, and picture search and shopping listings show the wrong thing or, for a stand-in picture, nothing at all.",
  steps:
    "Look at the sheet: where the picture belongs to one of the products, keep it there. Photograph the others, or ask the supplier for pictures; those that sell best come first.",
  check: onPage("a picture that shows this product"),
  seen: ({ picture, products, names }) =>
    `one picture (${picture.slice(picture.lastIndexOf("/") + 1)}) as that of ${counted(products, "product")}, such as ${listed(names.slice(0, 3).map((name) => quote(name, 50)))}`,
};
