import type { Fixer } from "../../../../fixes/fixer.ts";
import { isFillIn } from "../../../../fixes/fixer.ts";
import { nameOfSite } from "../../../../fixes/markup/organization-markup.ts";
import { html, htmlComment } from "../../../../escape/html.ts";

/** The name that most places agree on, in each of them. */
export const fix: Fixer = (_cause, view) => {
  const name = nameOfSite(view);
  if (isFillIn(name)) return null;
  return [
    htmlComment("the same name in all four places"),
    `<title>{name of the page} | ${html(name)}</title>`,
    `<meta property="og:site_name" content="${html(name)}">`,
    htmlComment("structured data, Organization and WebSite"),
    `"name": ${JSON.stringify(name).replaceAll("<", "\\u003c")}`,
    htmlComment("footer"),
    html(name),
  ].join("\n");
};
