import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote } from "../../../../wording/quote.ts";
import { sizeOf } from "../../../../wording/measures.ts";

export const en: Words<{ readonly file: string; readonly type: string | null; readonly bytes: number }> = {
  failing: "Backup or configuration files are public",
  title: "Block public access to backup or configuration files: {pages}",
  why: "These files hold passwords, customer data or your source code, and the site itself leads to them.",
  steps: "Delete the files from the public folder or forbid access to them, and change every password they held.",
  check: status("403 or 404"),
  seen: ({ file, bytes }) => `the file ${quote(file)} (${sizeOf(bytes)}) open to everybody`,
};
