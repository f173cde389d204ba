import { shell } from "../../../../escape/shell.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Little content in a mass of code",
  title: "{pages} {hides|hide} little text in much code",
  why: "AI assistants read a limited amount per page. Here less than one part in a hundred is content, so the part that matters may be cut off.",
  steps: "Move inline styles, scripts, icons and repeated menus out of the HTML, and put the main content early.",
  check: ({ url }) => `Run: curl -sL ${shell(url)} | wc -c Expected: clearly less than before.`,
};
