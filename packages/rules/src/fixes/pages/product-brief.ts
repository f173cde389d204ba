import { textLanguageOf } from "../../view/text-language.ts";
import { htmlComment } from "../../escape/html.ts";
import { type Fixer, perPage } from "../fixer.ts";
import { visibleTrail } from "../markup/trail.ts";
import { ownLines } from "../../view/own-lines.ts";
import { knownFacts } from "./product-texts.ts";
import { pageName } from "../../view/page-name.ts";
import { languageName } from "../../wording/language-names.ts";

/** What to write and all that the page already knows of the product; a text of gaps helps nobody who writes it. */
export const productBrief: Fixer = perPage({
  each: true,
  make: (page, view) => {
    const name = pageName(page, view);
    const { ofProduct, ofOffer } = knownFacts(page, view);
    const place = visibleTrail(page, view)
      .slice(1, -1)
      .map((step) => step.name);
    const facts = [
      ...(name === null ? [] : [`“${name}”`]),
      ...(place.length === 0 ? [] : [`in ${place.join(" > ")}`]),
      ...ofProduct.map(({ label, value }) => `${label} ${value}`),
      ...ofOffer.flatMap(({ label, value }) => (OF_OFFER.has(label) ? [`${label} ${value}`] : [])),
      ...ownLines(page, view, name === null ? [] : [name]).map((line) => `“${line}”`),
    ];
    const written = textLanguageOf(page, view);
    const language = written === null ? "" : ` in ${languageName(written)}`;
    return htmlComment(
      `to write: 50 to 150 words${language}: what it is, for whom, material, size, use, what sets it apart. The page says: ${facts.join("; ")}`,
    );
  },
});

/** What a writer wants to know of the offer: whether it is sold at all, and in which class of price. */
const OF_OFFER: ReadonlySet<string> = new Set(["Price", "Availability"]);
