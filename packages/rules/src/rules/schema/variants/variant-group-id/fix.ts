import { fillIn, type Fixer } from "../../../../fixes/fixer.ts";
import { changing, hasOneOf } from "../../../../fixes/markup/change-entities.ts";

/** A number that all variants of the product share. */
export const fix: Fixer = changing((entity) =>
  hasOneOf(entity, "ProductGroup")
    ? {
        ...entity,
        productGroupID: entity["productGroupID"] || entity["sku"] || fillIn("article number that all variants share"),
      }
    : entity,
);
