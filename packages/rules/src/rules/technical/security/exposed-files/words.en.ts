import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Backup or configuration files are public",
  title: "{pages} {is|are} public and must not be",
  why: "These files hold passwords, customer data or your source code, and the site itself leads to them.",
  steps: "Delete the files from the public folder or forbid access to them, and change every password they held.",
  check: status("403 or 404"),
};
