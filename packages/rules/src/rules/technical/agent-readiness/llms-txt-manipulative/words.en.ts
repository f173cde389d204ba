import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "llms.txt gives orders to AI",
  title: "llms.txt gives orders to AI assistants",
  why: "AI makers treat text that tells a model what to recommend as an attack, and may distrust the whole site for it.",
  steps: "Delete these sentences. Describe the shop, its products and terms in plain facts.",
  check: ({ view }) =>
    `Open ${new URL("/llms.txt", view.site.home).href}. Expected: facts about the site, no instructions.`,
};
