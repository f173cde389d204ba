import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";
import { sizeOf } from "../../../../wording/measures.ts";

export const en: Words<{ readonly picture: string; readonly bytes: number }> = {
  failing: "Heavy picture files",
  title: "Compress the heavy pictures on {pages}",
  why: "A picture of more than 200 KB keeps visitors on a phone waiting, and slow pages lose buyers.",
  steps: "Save the picture in the size it is shown in, as WebP or AVIF, with a quality of about 80.",
  check: onPage("pictures of at most 200 KB each, as the browser's network tab shows"),
  seen: ({ picture, bytes }) => `a picture of ${sizeOf(bytes)}: ${addressOf(picture)}`,
};
