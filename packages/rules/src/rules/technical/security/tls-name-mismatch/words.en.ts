import { shell } from "../../../../escape/shell.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "The certificate is not made out to an address of the site",
  title: "The site's certificate is not made out to all of its addresses",
  why: "Who types or follows this form of the address gets a warning instead of the shop, even where it would only lead on to the other form.",
  steps: "Have the certificate issued for the domain with and without www, and install it for both.",
  check: ({ url }) =>
    `Run: curl -sI ${shell(url)} | head -1 Expected: a status line, and no message about the certificate.`,
};
