import { inSource } from "../../../../wording/checks.ts";
import { listed } from "../../../../wording/quote.ts";
import { holdsOthers, WHOLE_PREVIEW } from "../whole-preview.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly missing: readonly string[] }> = {
  failing: "Link preview lacks a part",
  problem: "What shows when {pages} {is|are} shared lacks a part.",
  title: "Complete the link {preview|previews} of {pages}",
  why: "Networks fill the gap themselves, often with a random picture or the wrong address.",
  steps: "Add the missing tags to the head of the template.",
  check: inSource('property="og:', "og:title, og:type, og:image and og:url"),
  variants: [{ when: holdsOthers, title: WHOLE_PREVIEW }],
  seen: ({ missing }) => `a link preview without ${listed(missing.map(previewPart))}`,
};

const PARTS: Readonly<Record<string, string>> = {
  "og:title": "a title",
  "og:type": "the kind of page",
  "og:image": "a picture",
  "og:url": "an address",
};

const previewPart = (tag: string): string => PARTS[tag] ?? tag;
