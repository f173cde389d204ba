import { fillIn, type Fixer } from "../../../../fixes/fixer.ts";
import { html } from "../../../../escape/html.ts";

/** The feed's link for the head; the address is the platform's usual one where that is known. */
export const fix: Fixer = (_cause, view) => {
  const usual =
    view.platform === "wordpress" || view.platform === "woocommerce" ? new URL("/feed/", view.site.home).href : null;
  return `<link rel="alternate" type="application/rss+xml" title="${html(view.name)}" href="${html(usual ?? fillIn("address of the feed"))}">`;
};
