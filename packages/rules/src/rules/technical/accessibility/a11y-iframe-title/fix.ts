import { html, htmlComment } from "../../../../escape/html.ts";
import { perPage, type Fixer } from "../../../../fixes/fixer.ts";
import { show } from "../../../../fixes/patches/fix.ts";
import { attributePatch } from "../../../../fixes/patches/page-patches.ts";
import { pageName } from "../../../../view/page-name.ts";

/** The only film or map of a page is what the page is about; which of several shows what, only its owner can tell. */
export const titledFrames: Fixer<readonly string[]> = perPage({
  make: (page, view, { evidence: { saw } }) => {
    const [only] = saw;
    const name = pageName(page, view);
    if (only === undefined || saw.length > 1 || name === null || name.includes("[fill in:"))
      return saw.map((frame) => htmlComment(`the frame ${frame}: title="" with what it shows, in a few words`));
    const selector = `iframe[src="${only}"]`;
    return [
      show(
        attributePatch(page, { selector, name: "title" }, null, name),
        ({ after }) => `<iframe src="${html(only)}" title="${html(after ?? name)}" …></iframe>`,
      ),
    ];
  },
});
