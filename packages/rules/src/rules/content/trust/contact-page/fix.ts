import { page } from "../../../../fixes/pages/business-pages.ts";

export const fix = page("/contact", "Contact", [
  ["Write or call", "e-mail, telephone with hours, and within what time you answer"],
  ["Address", "company name, street, postal code, town, country"],
]);
