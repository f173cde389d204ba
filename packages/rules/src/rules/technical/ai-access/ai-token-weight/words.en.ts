import { oneLine } from "../../../../escape/plain.ts";
import { shell } from "../../../../escape/shell.ts";
import type { Words } from "../../../../words.ts";
import { number } from "../../../../wording/plural.ts";

type Weight = {
  readonly estimatedTokens: number;
  readonly ofContent: number;
  readonly styleKb: number;
  readonly scriptKb: number;
};

/** What weighs most of what is written into the page; "" where neither does. */
function heaviest({ styleKb, scriptKb }: Weight): string {
  if (Math.max(styleKb, scriptKb) < LEAST_KB) return "";
  const [what, size] = styleKb >= scriptKb ? ["style sheets", styleKb] : ["scripts", scriptKb];
  return `; ${number(size)} KB of it are ${what} written into the page`;
}

const LEAST_KB = 20;

export const en: Words<Weight> = {
  failing: "Little content in a mass of code",
  title: "Reduce the code on {pages} that crowds out the text",
  why: "AI assistants read a limited amount per page. Here less than one part in a hundred is content, so the part that matters may be cut off.",
  steps: "Move inline styles, scripts, icons and repeated menus out of the HTML, and put the main content early.",
  check: ({ url }) => ({
    look: `Open ${oneLine(url)}, save the page as HTML only and look at the size of the file. Expected: clearly less than before.`,
    command: `curl -sL ${shell(url)} | wc -c`,
  }),
  seen: (saw) =>
    `about ${number(saw.estimatedTokens)} word pieces (tokens) that an assistant has to read, and only ${number(saw.ofContent)} of them content${heaviest(saw)}`,
  variants: [
    {
      when: ({ evidence: { saw } }) => saw.styleKb >= LEAST_KB && saw.styleKb >= saw.scriptKb,
      steps:
        "Let your theme or page builder write its styles into a file of their own instead of into each page (static CSS file, external CSS); then browsers keep them, and assistants read text.",
    },
    {
      when: ({ evidence: { saw } }) => saw.scriptKb >= LEAST_KB && saw.scriptKb > saw.styleKb,
      steps:
        "Move the scripts that are written into each page into files of their own, and put the main content early.",
    },
  ],
};
