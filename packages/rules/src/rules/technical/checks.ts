import type { Check } from "../../words.ts";
import { oneLine } from "../../escape/plain.ts";
import { inSource } from "../../wording/checks.ts";

export const canonical = inSource(
  'rel="canonical"',
  "one line in the head whose address is the page to be listed, which answers 200",
);

export const robotsTag = inSource('name="robots"', "one tag in the head that says what is meant");

export const inLighthouse =
  (expect: string): Check =>
  ({ url }) =>
    `Test ${oneLine(url)} at https://pagespeed.web.dev/analysis?url=${encodeURIComponent(url)} or with Lighthouse in the browser's developer tools. Expected: ${expect}.`;
