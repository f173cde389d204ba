import type { Words } from "../../../../words.ts";
import { quote } from "../../../../wording/quote.ts";
import { number } from "../../../../wording/plural.ts";

export const en: Words<readonly { readonly line: number; readonly text: string }[]> = {
  failing: "llms.txt gives orders to AI",
  title: "Delete the orders to AI assistants from llms.txt",
  why: "AI makers treat text that tells a model what to recommend as an attack, and may distrust the whole site for it.",
  steps: "Delete these sentences. Describe the shop, its products and terms in plain facts.",
  check: ({ view }) =>
    `Open ${new URL("/llms.txt", view.site.home).href}. Expected: facts about the site, no instructions.`,
  seen: (lines) =>
    `the sentence ${quote(lines[0]?.text ?? "", 120)} in line ${lines[0]?.line ?? "?"} of llms.txt${lines.length > 1 ? `, and ${number(lines.length - 1)} more of the kind` : ""}`,
};
