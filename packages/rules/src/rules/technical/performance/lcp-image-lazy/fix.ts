import { show } from "../../../../fixes/patches/fix.ts";
import { attributePatch } from "../../../../fixes/patches/page-patches.ts";
import { htmlComment } from "../../../../escape/html.ts";
import { oneLine } from "../../../../escape/plain.ts";
import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { inContent, inTag } from "../../../../fixes/pages/images.ts";
import { quoted } from "../../../../reading/words.ts";

/** The first large picture is loaded at once. */
export const fix: Fixer<{ readonly src: string }> = perPage({
  make: (page, _view, { evidence: { saw } }) => {
    const content = inContent(page);
    const lazy = content.filter((one) => one.loading === "lazy" && quoted(one.src) === saw.src);
    // A menu may show the same file as a thumbnail; the picture of the page has words.
    const image = lazy.find(({ alt }) => oneLine(alt ?? "") !== "") ?? lazy[0] ?? content[0];
    if (!image) return null;
    const place = { selector: `img[src=${JSON.stringify(image.src)}]`, name: "loading" };
    return [
      show(attributePatch(page, place, image.loading, null), () =>
        [htmlComment('take loading="lazy" out there'), inTag(image, { fetchpriority: "high" })].toReversed().join("\n"),
      ),
    ];
  },
  pattern: () => htmlComment('in the tag of the main picture: fetchpriority="high", and no loading="lazy"'),
});
