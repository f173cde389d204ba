import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "An address of the site leads to no server, or its certificate is not valid",
  title: "{pages} {leads|lead} to no server, or to one without a valid certificate",
  why: "Browsers show a warning or an error page instead of your site, and links that lead there are lost.",
  steps: "Let the domain with and without www point to your server, and have a certificate issued for both names.",
  check: status("200 or 301"),
};
