import { description } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Product's meta description names no price, delivery or benefit",
  title: "The description of {pages} names no price, delivery or benefit",
  why: "People compare shops in the search results. Price, delivery or guarantee in the snippet gives them a reason to choose yours.",
  steps: "Add one concrete offer to the description: the price, free or fast delivery, returns, or guarantee.",
  check: description,
};
