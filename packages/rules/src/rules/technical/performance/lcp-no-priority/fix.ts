import { html } from "../../../../escape/html.ts";
import { type Fixer, perPage } from "../../../../fixes/fixer.ts";

/** A line for the head that has the page's largest picture loaded first, as the browser saw it. */
export const fix: Fixer<{ readonly src: string }> = perPage({
  make: (_page, _view, { evidence: { saw } }) =>
    `<link rel="preload" as="image" href="${html(saw.src)}" fetchpriority="high">`,
  pattern: () => '<link rel="preload" as="image" href="{address of the largest picture in view}" fetchpriority="high">',
});
