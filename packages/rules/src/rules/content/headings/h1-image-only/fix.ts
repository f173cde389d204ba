import { htmlComment } from "../../../../escape/html.ts";
import { asFix, show } from "../../../../fixes/patches/fix.ts";
import { heading } from "../../../../fixes/words/headings.ts";
import type { Cause } from "../../../../cause.ts";
import type { SiteView } from "../../../../view/site-view.ts";
import { isLogo, type Pictured } from "./is-logo.ts";
import { h1Patch } from "../../../../fixes/patches/page-patches.ts";
import { fillIn, type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { oneLine } from "../../../../escape/plain.ts";
import { pageName } from "../../../../view/page-name.ts";

/** A logo makes room for the page's own heading; of other pictures the words become text. */
export const fix: Fixer<Pictured> = (cause, view) =>
  isLogo(cause.faults)
    ? [
        [htmlComment("in the header: the logo in a div, not in an h1")],
        ...asFix(heading(withoutHome(cause, view), view)),
      ]
    : pictured(cause, view);

const pictured: Fixer = perPage({
  make: (page, view) => {
    const pictured = page.headings.find(
      (one) => one.level === 1 && oneLine(one.text) === "" && oneLine(one.imageAlt) !== "",
    );
    return [show(h1Patch(page, pictured?.imageAlt ?? pageName(page, view) ?? fillIn("what this page is about")))];
  },
});

/** The start page is about what the logo says. */
const withoutHome = (cause: Cause<Pictured>, view: SiteView): Cause<Pictured> => ({
  ...cause,
  faults: cause.faults.filter(({ url }) => url !== view.site.home),
});
