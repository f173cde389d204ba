import { page } from "../../../../fixes/pages/business-pages.ts";

export const fix = page("/imprint", "Imprint", [
  ["Who runs this site", "company with legal form, responsible person, street, postal code, town, country"],
  ["How to reach us", "e-mail and telephone"],
  ["Register and tax", "register court and number, VAT number, supervising authority if there is one"],
]);
