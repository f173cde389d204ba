import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";
import { counted } from "../../../../wording/plural.ts";

export const en: Words<readonly { readonly tag: string; readonly url: string }[]> = {
  failing: "Encrypted page that loads unencrypted files",
  title: "Load the files of {pages} over https",
  why: "Browsers block or replace files that an encrypted page asks for over http, so images, styles or functions can go missing.",
  steps: "Change the addresses of these files to https, or host the files yourself.",
  check: onPage("no warning about mixed content in the browser's console"),
  seen: (files) => `${counted(files.length, "file")} loaded unencrypted, for example ${addressOf(files[0]?.url ?? "")}`,
};
