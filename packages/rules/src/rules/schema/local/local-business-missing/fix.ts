import type { Fixer } from "../../../../fixes/fixer.ts";
import { localBusinessTypes } from "../../../../knowledge/schema-types.ts";
import { listOf } from "../../../../fixes/markup/json-values.ts";
import { organizationMarkup, placeMarkup } from "../../../../fixes/markup/organization-markup.ts";
import { once } from "../../../../fixes/markup/blocks.ts";

/** Who runs the site, as a business that people come to. */
export const fix: Fixer = once((view) => {
  const block = organizationMarkup(view);
  const types = listOf(block["@type"]).filter((type) => typeof type === "string");
  const isPlace = types.some((type) => localBusinessTypes.has(type));
  return isPlace ? block : { ...block, ...placeMarkup(view), "@type": [...types, "LocalBusiness"] };
});
