import { fillIn, type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { knownFacts, WORDS_ARE_YOURS } from "../../../../fixes/pages/product-texts.ts";
import { html } from "../../../../escape/html.ts";

/** The product's data as a table: what the page or its markup says, and places for the rest. */
export const fix: Fixer = perPage({
  make: (page, view) => {
    const { ofProduct } = knownFacts(page, view);
    const open = ["material", "size", "weight", "colour", "what is in the box"].map((label) => ({
      label,
      value: fillIn(label),
    }));
    const lines = [...ofProduct, ...open].map(
      ({ label, value }) => `  <tr><th>${html(label)}</th><td>${html(value)}</td></tr>`,
    );
    return [WORDS_ARE_YOURS, "<table>", ...lines, "</table>"].join("\n");
  },
});
