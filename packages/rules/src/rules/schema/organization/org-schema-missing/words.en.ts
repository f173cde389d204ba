import { organization } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Home page does not say who runs the site",
  title: "The site doesn't tell machines who runs it",
  why: "Organization markup tells search engines and answer engines your name, logo, address and profiles, so that they don't mix you up with others.",
  steps:
    "Add a JSON-LD Organization (OnlineStore for a shop, LocalBusiness with premises) with name, url, logo, contact and sameAs to the home page.",
  check: organization,
};
