import type { SdItem } from "@audit/facts";
import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { changedBlocks } from "../../../../fixes/markup/entity-repair.ts";
import { linkedItems } from "../../../../view/linked-items.ts";
import { businessTypes } from "../../../../reading/organizations.ts";
import { businessFacts } from "../../../../view/business-facts.ts";
import type { SiteView } from "../../../../view/site-view.ts";
import { postalAddress } from "../../../../fixes/markup/organization-markup.ts";
import { stillOf } from "../../../../fixes/markup/youtube-still.ts";
import { isList, isObject, listOf, textIn } from "../../../../fixes/markup/json-values.ts";
import type { Json } from "../../../../escape/json-script.ts";
import type { JsonObject } from "../../../../fixes/markup/json-of.ts";

/** `at` as in "json-ld WebPage > video" */
type Lacking = { readonly at: string; readonly missing: readonly string[] };

const placeOf = (item: SdItem): string => `${item.format} ${item.types.join("+") || "entity without type"}`;

/** The entities with the required values that their page or the site tells; what only the owner knows is not asked for. */
export const fix: Fixer<readonly Lacking[]> = perPage({
  make: (page, view, { evidence }) =>
    changedBlocks(page, linkedItems(page.structuredData), (json, item) =>
      evidence.saw.reduce<Json>((made, { at, missing }) => {
        const [top, ...steps] = at.split(" > ");
        return top === placeOf(item) ? withKnown(made, steps, missing, view) : made;
      }, json),
    ),
});

function withKnown(json: Json, steps: readonly string[], missing: readonly string[], view: SiteView): Json {
  if (isList(json)) return json.map((one) => withKnown(one, steps, missing, view));
  if (!isObject(json)) return json;
  const [step, ...rest] = steps;
  if (step !== undefined)
    return { ...json, [step]: json[step] === undefined ? undefined : withKnown(json[step], rest, missing, view) };
  return missing.reduce((made, name) => ({ ...made, ...valueOf(name, made, view) }), json);
}

/** A film's still follows from its player, and the street of the business from the site's own pages. */
function valueOf(name: string, own: JsonObject, view: SiteView): JsonObject {
  if (own[name] !== undefined) return {};
  const still = name === "thumbnailUrl" ? stillOf(textIn(own["embedUrl"])) : null;
  if (still !== null) return { [name]: still };
  const { address } = businessFacts(view);
  const isBusiness = listOf(own["@type"]).some((type) => typeof type === "string" && businessTypes.has(type));
  return name === "address" && isBusiness && address !== null ? { [name]: postalAddress(address) } : {};
}
