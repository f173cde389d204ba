import { fillIn, type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { htmlComment } from "../../../../escape/html.ts";
import { oneLine } from "../../../../escape/plain.ts";
import { titled } from "../../../../fixes/words/titles.ts";
import { proposeTitle } from "../../../../fixes/words/title-proposal.ts";

/** Keeps the first title with text and names the ones to remove. */
export const fix: Fixer = perPage({
  make: (page, view) => {
    const [kept, ...others] = page.head.titles.filter((text) => oneLine(text) !== "");
    const keep = titled(page, kept ?? proposeTitle(page, view) ?? fillIn("what this page offers"));
    const remove = others.map((text) => htmlComment(`remove: <title>${text}</title>`));
    return ["<!-- in <head>, once: -->", ...keep, ...remove];
  },
});
