import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<{ readonly charset: string; readonly where: string } | null> = {
  failing: "Page does not say at its start how its letters are encoded",
  title: "Declare the character encoding at the start of {pages}",
  why: "Browsers and crawlers look into the first 1,024 bytes. Where nothing is said they guess, and where they guess wrong, ü, é or € turn into signs that nobody searches for.",
  steps: "Name the encoding (utf-8) first in the head, and in the server's answer as well.",
  check: inSource("charset", "utf-8, first in the head"),
  seen: (saw) =>
    saw === null
      ? "no word on how the letters are encoded"
      : `the encoding (${oneLine(saw.charset)}) named too late: ${oneLine(saw.where)}`,
};
