import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Encrypted page that loads unencrypted files",
  title: "{pages} {loads|load} files unencrypted",
  why: "Browsers block or replace files that an encrypted page asks for over http, so images, styles or functions can go missing.",
  steps: "Change the addresses of these files to https, or host the files yourself.",
  check: onPage("no warning about mixed content in the browser's console"),
};
