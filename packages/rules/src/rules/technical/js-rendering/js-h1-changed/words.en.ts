import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote } from "../../../../wording/quote.ts";
import { changed, type BeforeAndAfter } from "../../../../wording/before-after.ts";

export const en: Words<BeforeAndAfter> = {
  failing: "Main heading is changed or added by scripts",
  title: "Send the final main heading of {pages} in the HTML",
  why: "The heading says what the page is about. Readers without scripts, such as AI assistants, find another one or none.",
  steps: "Write the final main heading into the HTML that the server sends.",
  check: inSource("<h1", "the heading that visitors see"),
  seen: (saw) => changed("main heading", saw, (heading) => quote(heading)),
};
