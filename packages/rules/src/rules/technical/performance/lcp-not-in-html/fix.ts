import { html } from "../../../../escape/html.ts";
import { type Fixer, perPage } from "../../../../fixes/fixer.ts";

/** A line for the head that has the picture loaded before the style or script that names it was read. */
export const fix: Fixer<{ readonly largestPicture: string }> = perPage({
  make: (_page, _view, { evidence: { saw } }) =>
    `<link rel="preload" as="image" href="${html(saw.largestPicture)}" fetchpriority="high">`,
  pattern: () => '<link rel="preload" as="image" href="{address of the largest picture in view}" fetchpriority="high">',
});
