import { fillIn, type Fixer } from "../../../../fixes/fixer.ts";
import { htmlComment } from "../../../../escape/html.ts";
import { homesOf } from "../../../../fixes/homes.ts";
import { jsonLdScript } from "../../../../escape/json-script.ts";
import { organizationMarkup } from "../../../../fixes/markup/organization-markup.ts";

/** Footer links to profiles and their place in the structured data. */
export const fix: Fixer = (cause, view) =>
  [
    htmlComment("in the footer; only profiles that exist"),
    `<a href="${fillIn("address of your profile, e.g. on Instagram")}" rel="me">Instagram</a>`,
    ...homesOf(cause, view).map((url) => htmlComment(`in the structured data of ${url}`)),
    jsonLdScript(organizationMarkup(view)),
  ].join("\n");
