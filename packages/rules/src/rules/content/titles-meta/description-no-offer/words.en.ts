import { description } from "../checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<string> = {
  failing: "Product's meta description names no price, delivery or benefit",
  title: "Add price, delivery or another benefit to the meta description of {pages}",
  why: "People compare shops in the search results. Price, delivery or guarantee in the snippet gives them a reason to choose yours.",
  steps: "Add one concrete offer to the description: the price, free or fast delivery, returns, or guarantee.",
  check: description,
  seen: (saw) => `the description ${quote(saw)}, which names no price, delivery or other benefit`,
};
