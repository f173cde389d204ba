import type { Fixer } from "../../../../fixes/fixer.ts";
import { organization } from "../../../../fixes/markup/blocks.ts";
import { organizationMarkup } from "../../../../fixes/markup/organization-markup.ts";

/** With the profiles that the site links to; without any there is nothing to add. */
export const fix: Fixer = (cause, view) =>
  organizationMarkup(view)["sameAs"] === undefined ? null : organization(cause, view);
