import type { SdItem } from "@audit/facts";
import { fillIn, type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { changedBlocks } from "../../../../fixes/markup/entity-repair.ts";
import { linkedItems } from "../../../../view/linked-items.ts";
import { isOrganization } from "../../../../view/entities.ts";
import { businessFacts } from "../../../../view/business-facts.ts";
import type { SiteView } from "../../../../view/site-view.ts";
import { postalAddress } from "../../../../fixes/markup/organization-markup.ts";
import { stillOf } from "../../../../fixes/markup/youtube-still.ts";
import { isList, isObject, textIn } from "../../../../fixes/markup/json-values.ts";
import type { Json } from "../../../../escape/json-script.ts";
import type { JsonObject } from "../../../../fixes/markup/json-of.ts";

/** `at` as in "json-ld WebPage > video" */
type Lacking = { readonly at: string; readonly missing: readonly string[] };

const placeOf = (item: SdItem): string => `${item.format} ${item.types.join("+") || "entity without type"}`;

/** The entities with the required values that they lack, in their places. */
export const fix: Fixer<readonly Lacking[]> = perPage({
  make: (page, view, { evidence }) => {
    return changedBlocks(page, linkedItems(page.structuredData), (json, item) => {
      const whole = evidence.saw.reduce<Json>((made, { at, missing }) => {
        const [top, ...steps] = at.split(" > ");
        return top === placeOf(item) ? withMissing(made, steps, missing) : made;
      }, json);
      return isOrganization(item) ? withOwnAddress(whole, view) : whole;
    });
  },
});

/** The street that the site's own pages show, in place of a gap. */
function withOwnAddress(json: Json, view: SiteView): Json {
  const { address } = businessFacts(view);
  const isGap = isObject(json) && textIn(json["address"]).startsWith("[fill in:");
  return isGap && address !== null ? { ...json, address: postalAddress(address) } : json;
}

/** Placeholders for the missing properties of the entity at the end of the steps. */
function withMissing(json: Json, steps: readonly string[], missing: readonly string[]): Json {
  if (isList(json)) return json.map((one) => withMissing(one, steps, missing));
  if (!isObject(json)) return json;
  const [step, ...rest] = steps;
  if (step !== undefined)
    return { ...json, [step]: json[step] === undefined ? undefined : withMissing(json[step], rest, missing) };
  return missing.reduce((made, path) => ({ ...made, ...placeholder(path, made) }), json);
}

/** What the entities inside a path are. */
const TYPES_INSIDE: Readonly<Record<string, string>> = { reviewRating: "Rating", offers: "Offer" };

/** "reviewRating.ratingValue" stands in an entity of its own, whose other values stay. */
function placeholder(path: string, own: JsonObject): JsonObject {
  const [name = "", inner] = path.split(".");
  const type = TYPES_INSIDE[name];
  const present = own[name];
  if (name === "thumbnailUrl" && !present) return { [name]: stillOf(textIn(own["embedUrl"])) ?? fillIn(name) };
  if (inner === undefined || type === undefined) return present ? {} : { [name]: fillIn(name) };
  return { [name]: { "@type": type, ...(isObject(present) ? present : {}), [inner]: fillIn(inner) } };
}
