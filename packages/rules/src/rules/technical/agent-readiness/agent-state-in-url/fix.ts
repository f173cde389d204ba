import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { html } from "../../../../escape/html.ts";

/** A link that loads the next part, with script or without. */
export const fix: Fixer = perPage({
  make: (page) => {
    const next = new URL(page.url);
    next.searchParams.set("page", "2");
    return `<a href="${html(next.href)}" rel="next">${html(page.forms.loadMore ?? "More")}</a>`;
  },
});
