import { inRobots } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote, addressOf } from "../../../../wording/quote.ts";
import { counted } from "../../../../wording/plural.ts";

export const en: Words<{
  readonly blocked: number;
  readonly files: readonly { readonly file: string; readonly rule: string; readonly page: string }[];
}> = {
  failing: "Styles or scripts of the pages are blocked by robots.txt",
  title: "Let Google load the files it needs to see your pages",
  why: "Google draws pages as a browser does. Without these files it may see a page without layout, or without the content that a script puts in.",
  steps:
    "Allow the styles and scripts shown in robots.txt, with an Allow line that is longer than the rule which blocks them.",
  check: inRobots("no rule that matches the files shown, or an Allow line for them"),
  seen: ({ blocked, files }) =>
    `${counted(blocked, "style or script file", "style or script files")} closed by robots.txt${files[0] === undefined ? "" : `, for example ${addressOf(files[0].file)} by ${quote(files[0].rule)}`}`,
};
