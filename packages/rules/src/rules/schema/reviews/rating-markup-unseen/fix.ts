import { htmlComment } from "../../../../escape/html.ts";
import { type Fixer, perPage } from "../../../../fixes/fixer.ts";

/** What to take out: the markup is right but for the rating, and a rating that is shown may stay. */
export const fix: Fixer<{ readonly rating: number; readonly reviews: number }> = perPage({
  make: (_page, _view, { evidence: { saw } }) =>
    htmlComment(
      `in the Product block take out "aggregateRating" (${saw.rating} from ${saw.reviews}) with all that stands in its braces, unless the page shows these ratings; nothing else changes`,
    ),
});
