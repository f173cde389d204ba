import { header } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Browsers aren't told to stay on the encrypted shop",
  title: "Browsers aren't told to use encryption only",
  why: "Without the Strict-Transport-Security header a visitor's first click may travel unencrypted before it is redirected.",
  steps:
    "Send the header Strict-Transport-Security: max-age=31536000 with every page, once all of the shop works over https.",
  check: header("strict-transport-security", "max-age with a number"),
};
