import { htmlComment } from "../../../../escape/html.ts";
import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { mainItemsOf } from "../../../../reading/products.ts";

/** What to take out: the markup is right but for the rating, and a rating that is shown may stay. */
export const fix: Fixer<{ readonly rating: number; readonly reviews: number }> = perPage({
  make: (page, _view, { evidence: { saw } }) => {
    const isReviewed = mainItemsOf(page.structuredData).some(({ props }) => "review" in props);
    const what = `"aggregateRating" (${saw.rating} from ${saw.reviews})${isReviewed ? ' and "review"' : ""}`;
    return htmlComment(
      `in the Product block take out ${what} with all that stands in ${isReviewed ? "their" : "its"} braces, unless the page shows these ratings; nothing else changes`,
    );
  },
});
