import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Part of the site was not read",
  title: "Part of the site was not read by this audit",
  why: "The audit reached its page limit or a bot wall before it had read every address it knows. Nothing is said about the pages that are left.",
  steps: "Run an audit with a higher page limit, or let the audit's crawler through the bot wall.",
  check: ({ view }) =>
    `Run an audit of ${view.site.home} with a higher page limit. Expected: every known address is read.`,
};
