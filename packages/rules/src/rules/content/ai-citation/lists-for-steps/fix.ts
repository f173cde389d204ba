import { fillIn, type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { oneLine } from "../../../../escape/plain.ts";
import { html } from "../../../../escape/html.ts";

/** Sentences that are steps, as a list. */
export const fix: Fixer = perPage({
  make: (page) => {
    const numbered = page.text.paragraphs
      .map(oneLine)
      .filter((text) => /^(\d+[.)]|step \d|schritt \d|first|then|next|finally)\b/i.test(text))
      .slice(0, 8);
    if (numbered.length < 2)
      return `<ol>\n  <li>${fillIn("first step")}</li>\n  <li>${fillIn("second step")}</li>\n</ol>`;
    const items = numbered.map((text) => `  <li>${html(text.replace(/^\d+[.)]\s*/, ""))}</li>`);
    return ["<ol>", ...items, "</ol>"].join("\n");
  },
});
