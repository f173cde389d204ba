import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "A trial copy of the site is open to search engines",
  title: "A trial copy of the site is open to search engines: {pages}",
  why: "Links or canonical addresses of the site lead to its trial host. Search engines follow them, list unfinished pages and take them for copies of the real ones.",
  steps: "Protect the trial host with a password, and correct the addresses in the template that name it.",
  check: status("401, or 200 only after a password"),
};
