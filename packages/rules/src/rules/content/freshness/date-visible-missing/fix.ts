import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { html, htmlComment } from "../../../../escape/html.ts";

/** Dates that readers and search engines see, from the page's own data. */
export const fix: Fixer = perPage({
  make: (page) => {
    const date =
      page.dates.find((one) => one.role === "modified") ?? page.dates.find((one) => one.role === "published");
    // A day that the page does not name is known to its author alone.
    if (date === undefined) return htmlComment("write the day of the last change below the main heading, as text");
    const iso = date.iso.slice(0, 10);
    return `<time datetime="${html(iso)}">${html(iso)}</time>`;
  },
  pattern: () => '<time datetime="{2026-01-31}">{31 January 2026}</time>',
});
