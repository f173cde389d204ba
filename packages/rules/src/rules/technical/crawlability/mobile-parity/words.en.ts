import { shell } from "../../../../escape/shell.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Phones get less of the page than computers",
  title: "{pages} {shows|show} phones less than computers",
  why: "Google reads the page as a phone does. What is missing there counts as missing altogether: text, headings, structured data or leave to be listed.",
  steps:
    "Send the same content to every device and let styles arrange it. If you run a mobile version, bring over the parts shown.",
  check: ({ url }) =>
    `Run: curl -sL -A 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Mobile' ${shell(url)} | wc -w Expected: about as many words as without -A.`,
};
