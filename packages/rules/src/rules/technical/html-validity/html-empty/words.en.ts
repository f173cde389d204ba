import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { sizeOf } from "../../../../wording/measures.ts";
import { counted } from "../../../../wording/plural.ts";

export const en: Words<{ readonly bytes: number; readonly words: number }> = {
  failing: "Server says OK but sends an empty page",
  title: "Fill {pages}, sent empty, or answer with an error",
  why: "The answer has status 200 and nothing in it. Search engines list an empty page or take it for an error.",
  steps: "Find out from the server's log why the page comes out empty; until it is mended, answer with 500 or 503.",
  check: status("200 and a page with content, or 500"),
  seen: ({ bytes, words }) =>
    `an answer that all is well, with ${bytes === 0 ? "nothing in it" : `${sizeOf(bytes)} and ${words === 0 ? "no word" : counted(words, "word")} in it`}`,
};
