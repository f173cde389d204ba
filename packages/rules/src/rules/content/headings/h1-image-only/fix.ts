import { fillIn, type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { oneLine } from "../../../../escape/plain.ts";
import { h1 } from "../../../../fixes/words/headings.ts";
import { pageName } from "../../../../view/page-words.ts";

/** The words of the picture in the heading, as text. */
export const fix: Fixer = perPage({
  make: (page, view) => {
    const pictured = page.headings.find(
      (one) => one.level === 1 && oneLine(one.text) === "" && oneLine(one.imageAlt) !== "",
    );
    return h1(pictured?.imageAlt ?? pageName(page, view) ?? fillIn("what this page is about"));
  },
});
