import { show } from "../../../../fixes/patches/fix.ts";
import { h1Patch } from "../../../../fixes/patches/page-patches.ts";
import { fillIn, type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { oneLine } from "../../../../escape/plain.ts";
import { pageName } from "../../../../view/page-words.ts";

/** The words of the picture in the heading, as text. */
export const fix: Fixer = perPage({
  make: (page, view) => {
    const pictured = page.headings.find(
      (one) => one.level === 1 && oneLine(one.text) === "" && oneLine(one.imageAlt) !== "",
    );
    return [show(h1Patch(page, pictured?.imageAlt ?? pageName(page, view) ?? fillIn("what this page is about")))];
  },
});
