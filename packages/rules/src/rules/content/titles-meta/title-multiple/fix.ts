import { fillIn, type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { oneLine } from "../../../../escape/plain.ts";
import { element } from "../../../../fixes/words/titles.ts";
import { proposeTitle } from "../../../../fixes/words/title-proposal.ts";

/** Keeps the first title with text and names the ones to remove. */
export const fix: Fixer = perPage({
  make: (page, view) => {
    const [kept, ...others] = page.head.titles.filter((text) => oneLine(text) !== "");
    const keep = element(kept ?? proposeTitle(page, view) ?? fillIn("what this page offers"));
    const remove = others.map((text) => `<!-- remove: ${element(text).replaceAll("--", "-&#45;")} -->`);
    return ["<!-- in <head>, once: -->", keep, ...remove].join("\n");
  },
});
