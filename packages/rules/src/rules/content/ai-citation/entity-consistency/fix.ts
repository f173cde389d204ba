import type { Fixer } from "../../../../fixes/fixer.ts";
import { html, htmlComment } from "../../../../escape/html.ts";

/** The name that most places agree on, in each of them. */
export const fix: Fixer = (_cause, view) =>
  [
    htmlComment("the same name in all four places"),
    `<title>{name of the page} | ${html(view.name)}</title>`,
    `<meta property="og:site_name" content="${html(view.name)}">`,
    htmlComment("structured data, Organization and WebSite"),
    `"name": ${JSON.stringify(view.name).replaceAll("<", "\\u003c")}`,
    htmlComment("footer"),
    html(view.name),
  ].join("\n");
