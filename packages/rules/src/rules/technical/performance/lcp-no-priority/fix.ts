import { html, htmlComment } from "../../../../escape/html.ts";
import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { inTag } from "../../../../fixes/pages/images.ts";
import { show } from "../../../../fixes/patches/fix.ts";
import { attributePatch } from "../../../../fixes/patches/page-patches.ts";
import { templateAt } from "../../../../view/template-at.ts";
import type { SiteView } from "../../../../view/site-view.ts";
import { number } from "../../../../wording/plural.ts";

/** In the tag of the picture that the browser painted as the largest; a line for the head where it is a background. */
export const fix: Fixer<{ readonly src: string }> = perPage({
  make: (page, view, { evidence: { saw } }) => {
    const image = page.images.list.find(({ url }) => url === saw.src);
    const alike = likePages(page.url, view);
    if (image === undefined)
      return [`<link rel="preload" as="image" href="${html(saw.src)}" fetchpriority="high">`, ...alike].join("\n");
    const selector = `img[src=${JSON.stringify(image.src)}]`;
    const tag = [
      show(attributePatch(page, { selector, name: "fetchpriority" }, null, "high"), () =>
        inTag(image, { fetchpriority: "high" }),
      ),
    ];
    const lazy =
      image.loading === "lazy"
        ? [
            show(attributePatch(page, { selector, name: "loading" }, "lazy", null), () =>
              htmlComment('and take loading="lazy" out there'),
            ),
          ]
        : [];
    return [...tag, ...lazy, ...alike];
  },
});

/** Says on how many more pages the same tag stands, filled with another picture. */
function likePages(url: string, view: SiteView): string[] {
  const more = (templateAt(view.indexOf(url), view)?.pages.length ?? 1) - 1;
  return more > 0
    ? [
        htmlComment(
          `in the template, for ${number(more)} more pages are made like this one: each names its own picture`,
        ),
      ]
    : [];
}
