import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Heavy picture files",
  title: "{pages} {loads|load} heavy pictures",
  why: "A picture of more than 200 KB keeps visitors on a phone waiting, and slow pages lose buyers.",
  steps: "Save the picture in the size it is shown in, as WebP or AVIF, with a quality of about 80.",
  check: onPage("pictures of at most 200 KB each, as the browser's network tab shows"),
};
