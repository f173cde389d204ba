import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Page carries spam that looks injected",
  title: "{pages} {carries|carry} spam that looks injected",
  why: "Links and words of spammers stand in this page, mostly hidden from visitors. Google warns searchers about hacked sites and takes their pages out.",
  steps:
    "Restore clean files and database from before the break-in, update the system and its plugins, change all passwords, then ask for a review in Search Console.",
  check: inSource("<a ", "only links that you set yourself"),
};
