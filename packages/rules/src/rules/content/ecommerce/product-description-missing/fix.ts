import { fillIn, type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { pageName } from "../../../../view/page-words.ts";
import { knownFacts, WORDS_ARE_YOURS } from "../../../../fixes/pages/product-texts.ts";
import { html } from "../../../../escape/html.ts";

/** What the page already knows of the product as a list to write from; nothing is made up. */
export const fix: Fixer = perPage({
  make: (page, view) => {
    const name = pageName(page, view) ?? fillIn("product name");
    const { ofProduct, ofOffer } = knownFacts(page, view);
    return [
      WORDS_ARE_YOURS,
      `<h2>${html(name)}</h2>`,
      `<p>${html(fillIn(`what ${name} is, for whom, and what sets it apart, in two or three sentences`))}</p>`,
      "<ul>",
      ...[...ofProduct, ...ofOffer].map(({ label, value }) => `  <li>${html(`${label}: ${value}`)}</li>`),
      `  <li>${html(fillIn("material, size, weight, what is in the box"))}</li>`,
      "</ul>",
    ].join("\n");
  },
});
