import { htmlComment } from "../../../../escape/html.ts";
import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import type { Part } from "../../../../fixes/patches/fix.ts";
import { repairedMarkup } from "../../../../fixes/markup/markup-part.ts";

const MOST_BLOCKS = 3;

/** The block's own names and values, written as JSON; where it can't be read even so, where its reading stops. */
export const fix: Fixer = perPage({
  make: (page) =>
    page.structuredData.blocks
      .filter(({ valid }) => !valid)
      .slice(0, MOST_BLOCKS)
      .flatMap(({ error, repair }): Part[] => [
        htmlComment(`${repair ? "replaces the block with" : "correct by hand"}: ${error ?? "invalid JSON"}`),
        ...(repair ? [repairedMarkup(page, repair)] : []),
      ]),
});
