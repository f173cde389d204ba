import { textLanguageOf } from "../../view/text-language.ts";
import { htmlComment } from "../../escape/html.ts";
import { type Fixer, perPage } from "../fixer.ts";
import { knownFacts } from "./product-texts.ts";
import { pageName } from "../../view/page-name.ts";
import { languageName } from "../../wording/language-names.ts";

/** What to write and what the page already knows of the product; a text of gaps helps nobody who writes it. */
export const productBrief: Fixer = perPage({
  make: (page, view) => {
    const name = pageName(page, view);
    const { ofProduct } = knownFacts(page, view);
    const facts = [
      ...(name === null ? [] : [`“${name}”`]),
      ...ofProduct.map(({ label, value }) => `${label} ${value}`),
    ];
    const written = textLanguageOf(page, view);
    const language = written === null ? "" : ` in ${languageName(written)}`;
    return htmlComment(
      `to write: 50 to 150 words${language}: what it is, for whom, material, size, use, what sets it apart. The page says: ${facts.join("; ")}`,
    );
  },
});
