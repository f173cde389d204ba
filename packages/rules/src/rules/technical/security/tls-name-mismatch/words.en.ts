import { shell } from "../../../../escape/shell.ts";
import type { Words } from "../../../../words.ts";
import { listed } from "../../../../wording/quote.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<readonly string[]> = {
  failing: "The certificate is not made out to an address of the site",
  title: "Get a certificate that covers all addresses of the site",
  why: "Who types or follows this form of the address gets a warning instead of the shop, even where it would only lead on to the other form.",
  steps: "Have the certificate issued for the domain with and without www, and install it for both.",
  check: ({ url }) => ({
    look: `Open ${oneLine(url)}. Expected: the page, and no warning about the certificate.`,
    command: `curl -sI ${shell(url)} | head -1`,
  }),
  seen: (names, { evidence: { expected } }) =>
    `a certificate made out to ${listed(names.map(oneLine))}${typeof expected === "string" ? `, not to ${oneLine(expected)}` : ""}`,
};
