import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Redirects lead through several stations",
  title: "{pages} {takes|take} visitors through several redirects",
  why: "Every station costs time, and search engines give up after a few. The longer the chain, the sooner one broken station cuts it.",
  steps:
    "Point each old address straight at the final one, as shown. Keep the old redirects: only their target changes.",
  check: status("301 and the final address at once"),
};
