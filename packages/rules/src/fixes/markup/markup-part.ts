import type { PageFacts } from "@audit/facts";
import { entities, isOrganization, organizationOf, productOf } from "../../view/entities.ts";
import { differBySlash } from "../../reading/closing-slash.ts";
import { type Block, show } from "../patches/fix.ts";
import { markupPatch } from "../patches/page-patches.ts";
import { jsonOf, type JsonObject } from "./json-of.ts";
import { listOf } from "./json-values.ts";

/**
 * A block of markup for a page.
 * @param before what it stands for; unless said the page's own entity of the same kind
 */
export const markup = (page: PageFacts, after: JsonObject, before = presentOf(page, after)): Block =>
  show(markupPatch(page, before === null ? atItsAddress(page, after) : after, before));

/** A block that is written anew names its page by the address that the page itself names, with or without a slash at the end. */
function atItsAddress(page: PageFacts, block: JsonObject): JsonObject {
  const isOwn = page.head.canonicals.length === 1 && page.head.canonicals[0]?.url === page.url;
  return isOwn && typeof block["url"] === "string" && differBySlash(page.url, block["url"])
    ? { ...block, url: page.url }
    : block;
}

const PRODUCTS: ReadonlySet<string> = new Set(["Product", "ProductGroup"]);

/** The entity of the page that a block replaces: only JSON-LD can be replaced by JSON-LD. */
function presentOf(page: PageFacts, block: JsonObject): JsonObject | null {
  const types = listOf(block["@type"]).filter((type) => typeof type === "string");
  const item = types.some((type) => PRODUCTS.has(type))
    ? productOf(page)
    : isOrganization({ types: types.filter((type) => typeof type === "string") })
      ? organizationOf(page)
      : entities(page, ...types)[0];
  return item?.format === "json-ld" ? jsonOf(item) : null;
}
