import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<string> = {
  failing: "An address of the site leads to no server, or its certificate is not valid",
  title: "Make {pages} reachable under a valid certificate",
  why: "Browsers show a warning or an error page instead of your site, and links that lead there are lost.",
  steps: "Let the domain with and without www point to your server, and have a certificate issued for both names.",
  check: status("200 or 301"),
  seen: (saw) =>
    saw.startsWith("the name")
      ? "that this name leads to no server"
      : "that no secure connection comes about: the certificate or the encryption is at fault",
};
