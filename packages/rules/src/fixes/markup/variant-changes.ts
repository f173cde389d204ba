import type { JsonObject } from "./json-of.ts";
import type { Fixer } from "../fixer.ts";
import { changing } from "./change-entities.ts";
import { objectsOf, oneOrList } from "./json-values.ts";

const isOnlyAddress = (variant: JsonObject): boolean =>
  Object.keys(variant).every((name) => name === "url" || name.startsWith("@"));

/** Changes the variants that a group describes itself. */
export const changingVariants = (
  change: (variant: JsonObject, index: number, group: JsonObject, page: string) => JsonObject,
): Fixer =>
  changing((entity, { page }) => {
    const variants = objectsOf(entity["hasVariant"]);
    if (variants.length === 0) return entity;
    return {
      ...entity,
      hasVariant: oneOrList(
        variants.map((variant, index) => (isOnlyAddress(variant) ? variant : change(variant, index, entity, page.url))),
      ),
    };
  });
