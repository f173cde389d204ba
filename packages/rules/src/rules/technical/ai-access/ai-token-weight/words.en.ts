import { oneLine } from "../../../../escape/plain.ts";
import { shell } from "../../../../escape/shell.ts";
import type { Words } from "../../../../words.ts";
import { number } from "../../../../wording/plural.ts";

export const en: Words<{ readonly estimatedTokens: number; readonly ofContent: number }> = {
  failing: "Little content in a mass of code",
  title: "Strip {pages} of code that crowds out the text",
  why: "AI assistants read a limited amount per page. Here less than one part in a hundred is content, so the part that matters may be cut off.",
  steps: "Move inline styles, scripts, icons and repeated menus out of the HTML, and put the main content early.",
  check: ({ url }) => ({
    look: `Open ${oneLine(url)}, save the page as HTML only and look at the size of the file. Expected: clearly less than before.`,
    command: `curl -sL ${shell(url)} | wc -c`,
  }),
  seen: ({ estimatedTokens, ofContent }) =>
    `about ${number(estimatedTokens)} word pieces (tokens) that an assistant has to read, and only ${number(ofContent)} of them content`,
};
