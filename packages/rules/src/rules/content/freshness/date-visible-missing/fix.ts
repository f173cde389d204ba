import { fillIn, type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { html } from "../../../../escape/html.ts";

/** Dates that readers and search engines see, from the page's own data. */
export const fix: Fixer = perPage({
  make: (page) => {
    const date =
      page.dates.find((one) => one.role === "modified") ?? page.dates.find((one) => one.role === "published");
    const iso = date?.iso.slice(0, 10) ?? fillIn("date, e.g. 2026-01-31");
    return `<time datetime="${html(iso)}">${html(iso)}</time>`;
  },
  pattern: () => '<time datetime="{2026-01-31}">{31 January 2026}</time>',
});
