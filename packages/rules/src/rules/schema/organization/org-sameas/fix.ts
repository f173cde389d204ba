import type { Fixer } from "../../../../fixes/fixer.ts";
import { organization } from "../../../../fixes/markup/blocks.ts";
import { listOf } from "../../../../fixes/markup/json-values.ts";
import { organizationMarkup } from "../../../../fixes/markup/organization-markup.ts";

/** With the profiles that the site links to; without any there is nothing to add. */
export const fix: Fixer = (cause, view) => {
  const { host } = new URL(view.site.home);
  const profiles = listOf(organizationMarkup(view)["sameAs"] ?? []).filter(
    (url) => typeof url === "string" && URL.canParse(url) && new URL(url).host !== host,
  );
  return profiles.length === 0 ? null : organization(cause, view);
};
