import { inSource } from "../../../wording/checks.ts";

export const canonical = inSource(
  'rel="canonical"',
  "one line in the head whose address is the page to be listed, which answers 200",
);

export const robotsTag = inSource('name="robots"', "no noindex, nofollow, nosnippet or none");
