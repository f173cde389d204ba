import { page } from "../../../../fixes/pages/business-pages.ts";
import { whoIsResponsible } from "../../../../fixes/pages/known-of-business.ts";

export const fix = page("/imprint", "Imprint", [
  [
    "Who runs this site, and how to reach us",
    (view) => {
      const { said, ask } = whoIsResponsible(view);
      return {
        said,
        ask: ask === "" ? "responsible person" : `${ask}, responsible person, telephone where none stands here`,
      };
    },
  ],
  ["Register and tax", "register court and number, VAT number, supervising authority if there is one"],
]);
