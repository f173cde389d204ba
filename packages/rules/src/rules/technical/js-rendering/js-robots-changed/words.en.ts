import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote } from "../../../../wording/quote.ts";
import { changed, type BeforeAndAfter } from "../../../../wording/before-after.ts";

export const en: Words<BeforeAndAfter> = {
  failing: "Scripts change whether the page may be listed",
  title: "Send the final robots directive of {pages} in the HTML",
  why: "A page that says noindex when sent is never run, so a script cannot open it again; a noindex that a script adds takes the page out of Google.",
  steps: "Send the right robots tag in the HTML and let no script touch it.",
  check: inSource('name="robots"', "the same rules that the browser's inspector shows after loading"),
  seen: (saw) => changed("order to search engines", saw, (order) => quote(order)),
};
