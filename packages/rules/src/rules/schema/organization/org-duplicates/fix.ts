import type { Fixer } from "../../../../fixes/fixer.ts";
import { organizationMarkup } from "../../../../fixes/markup/organization-markup.ts";
import { agreedName } from "../../../../view/agreed-name.ts";
import { once } from "../../../../fixes/markup/blocks.ts";

/** One name on all pages: the one on which the site's own signs agree; without any it is the owner's to say. */
export const fix: Fixer = (cause, view) => {
  const name = agreedName(view);
  if (name === null) return null;
  return once(() => ({ ...organizationMarkup(view), name }))(cause, view);
};
