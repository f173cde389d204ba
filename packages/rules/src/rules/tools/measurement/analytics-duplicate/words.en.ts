import { inSource } from "../../../../wording/checks.ts";
import { oneLine } from "../../../../escape/plain.ts";
import { listed } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<readonly string[]> = {
  failing: "Visits are counted twice",
  title: "Remove the second analytics tag, so that visits count once",
  why: "The page loads the same statistics tool more than once, so visits and sales may be counted double and every figure is wrong.",
  steps: "Keep one of the two: remove the tool from the layout, from the plugin or from the tag manager.",
  check: inSource("googletagmanager", "each measurement id once"),
  seen: (saw) => `${listed(saw.map(oneLine))}${saw.length > 1 ? " on one page" : ""}`,
};
