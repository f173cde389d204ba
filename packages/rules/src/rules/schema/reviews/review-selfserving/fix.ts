import { htmlComment } from "../../../../escape/html.ts";
import { type Fixer, perPage } from "../../../../fixes/fixer.ts";

type Rated = { readonly name: string; readonly property: string };

/** What to take out of which block: all else of it stays, and a block with hundreds of reviews is not printed again. */
export const fix: Fixer<Rated> = perPage({
  make: (_page, _view, { evidence: { saw, at } }) => {
    const [types = ""] = at.split(" > ");
    const name = saw.name === "" ? "" : ` of “${saw.name}”`;
    if (saw.property === "itemReviewed")
      return htmlComment(`take out the whole Review block${name}: who rates there is named as its author, too`);
    return htmlComment(
      `in the ${types} block${name} take out "${saw.property}" with all that stands in its braces, and any of "aggregateRating", "review" and "reviews" beside it, and a comma that is then left before a closing brace; nothing else changes`,
    );
  },
});
