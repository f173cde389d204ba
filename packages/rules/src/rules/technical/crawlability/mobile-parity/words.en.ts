import { oneLine } from "../../../../escape/plain.ts";
import { shell } from "../../../../escape/shell.ts";
import type { Words } from "../../../../words.ts";
import { listed } from "../../../../wording/quote.ts";
import { counted, number } from "../../../../wording/plural.ts";
import type { Missing } from "./saw.ts";

function missingInWords(missing: Missing): string {
  if (missing === "may not be listed: noindex") return "leave to be listed (noindex)";
  if (typeof missing === "string") return `the ${missing}`;
  if ("structuredData" in missing) return `the structured data ${listed(missing.structuredData)}`;
  const { computer, phone } = missing.words;
  return `${number(computer - phone)} of ${counted(computer, "word")}`;
}

export const en: Words<readonly Missing[]> = {
  failing: "Phones get less of the page than computers",
  title: "Show phones the same content as computers on {pages}",
  why: "Google reads the page as a phone does. What is missing there counts as missing altogether: text, headings, structured data or leave to be listed.",
  steps:
    "Send the same content to every device and let styles arrange it. If you run a mobile version, bring over the parts shown.",
  check: ({ url }) => ({
    look: `Open ${oneLine(url)} on a phone and on a computer. Expected: the same texts on both.`,
    command: `curl -sL -A 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Mobile' ${shell(url)} | wc -w`,
  }),
  seen: (missing) => `parts that phones don't get: ${listed(missing.map(missingInWords), 5)}`,
};
