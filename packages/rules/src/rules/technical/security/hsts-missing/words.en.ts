import { header } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote } from "../../../../wording/quote.ts";

export const en: Words<string | null> = {
  failing: "Browsers aren't told to stay on the encrypted shop",
  title: "Tell browsers to open your site over https only (HSTS)",
  why: "Without this header of the server (Strict-Transport-Security) a visitor's first click may travel unencrypted before it is redirected.",
  steps:
    "Send the header Strict-Transport-Security with a time of one year with every page, once all of the shop works over https.",
  check: header("strict-transport-security", "max-age with a number"),
  seen: (header) =>
    header === null
      ? "no word to browsers that the shop is to be opened encrypted only"
      : `an order to browsers that does not last: ${quote(header)}`,
};
