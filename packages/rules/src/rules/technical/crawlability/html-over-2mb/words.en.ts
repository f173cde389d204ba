import { oneLine } from "../../../../escape/plain.ts";
import { shell } from "../../../../escape/shell.ts";
import type { Words } from "../../../../words.ts";
import { clause } from "../../../../wording/quote.ts";
import { sizeOf } from "../../../../wording/measures.ts";

export const en: Words<string | { readonly bytes: number; readonly measuredToTheEnd: boolean }> = {
  failing: "HTML is larger than the 2 MB that Google reads",
  title: "Make {pages} smaller than the 2 MB that Google reads",
  why: "Google stops reading after 2 MB of HTML. Text, links and product data below that point don't exist for it.",
  steps:
    "Move embedded images, styles, scripts and data out of the HTML into files of their own, and load long lists page by page.",
  check: ({ url }) => ({
    look: `Open ${oneLine(url)}, save the page as HTML only and look at the size of the file. Expected: less than 2 MB.`,
    command: `curl -sL ${shell(url)} | wc -c`,
  }),
  seen: (saw) =>
    typeof saw === "string"
      ? `no end of the page: ${clause(saw)}`
      : `${saw.measuredToTheEnd ? "" : "at least "}${sizeOf(saw.bytes)} of HTML`,
};
