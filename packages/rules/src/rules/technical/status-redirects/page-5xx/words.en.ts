import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { answerOf } from "../../../../wording/http-status.ts";

export const en: Words<number> = {
  failing: "Page answers with a server error",
  title: "Repair the server error behind {pages}",
  why: "Visitors see an error instead of the page. Google reads the site more slowly after such answers and drops pages that keep giving them.",
  steps:
    "Look up the address and the time in the server's error log and repair the cause: a crash, a missing extension, a time-out of the database or too little memory.",
  check: status("200"),
  seen: (status) => answerOf(status),
};
