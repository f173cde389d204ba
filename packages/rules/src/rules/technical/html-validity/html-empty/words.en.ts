import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Server says OK but sends an empty page",
  title: "{pages} {answers|answer} with an empty page",
  why: "The answer has status 200 and nothing in it. Search engines list an empty page or take it for an error.",
  steps: "Find out from the server's log why the page comes out empty; until it is mended, answer with 500 or 503.",
  check: status("200 and a page with content, or 500"),
};
