import { fillIn, type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { html } from "../../../../escape/html.ts";

/** A line on delivery; the days are the shop's own. */
export const fix: Fixer = perPage({
  make: () =>
    `<p class="delivery">${html(fillIn("Delivery in 2 to 3 working days to Germany, with your own days and countries"))}</p>`,
});
