import { show } from "../../../../fixes/patches/fix.ts";
import { robotsPatch } from "../../../../fixes/patches/page-patches.ts";
import { type Fixer, perPage } from "../../../../fixes/fixer.ts";

/** The directives as they are, those that nobody knows as they were meant. */
export const fix: Fixer<readonly { readonly written: string; readonly meant: string }[]> = perPage({
  make: (page, _view, { evidence: { saw } }) => {
    const meant = new Map(saw.map((one) => [one.written, one.meant]));
    const content = page.head.robots.map((token) => meant.get(token) ?? token).join(", ");
    return page.head.robots.length === 0 ? null : [show(robotsPatch(page, content))];
  },
});
