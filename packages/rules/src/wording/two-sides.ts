import type { Side } from "../reading/two-sides.ts";
import { addressOf, quote } from "./quote.ts";
import { counted } from "./plural.ts";

/** What each side says and where, as a clause after "we saw". */
export const sidesSaid = (sides: readonly Side[]): string =>
  sides
    .slice(0, 2)
    .map(
      ({ text, url, pages }) =>
        `${quote(text)} on ${addressOf(url)}${pages > 1 ? ` and ${counted(pages - 1, "other page")}` : ""}`,
    )
    .join(", but ");
