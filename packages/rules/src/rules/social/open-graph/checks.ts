import { inSource } from "../../../wording/checks.ts";

export const ogImage = inSource(
  'property="og:image"',
  "a picture of the page itself, 1200 by 630 pixels, with its full https address",
);
