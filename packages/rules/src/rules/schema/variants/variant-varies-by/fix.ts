import { type Fixer, fillIn } from "../../../../fixes/fixer.ts";
import { changing, hasOneOf } from "../../../../fixes/markup/change-entities.ts";

export const fix: Fixer = changing((entity) =>
  hasOneOf(entity, "ProductGroup")
    ? { ...entity, variesBy: [`https://schema.org/${fillIn("size, color, material or pattern")}`] }
    : entity,
);
