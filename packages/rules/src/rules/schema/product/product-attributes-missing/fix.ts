import type { JsonObject } from "../../../../fixes/markup/json-of.ts";
import { listOf, objectsOf, oneOrList, textIn } from "../../../../fixes/markup/json-values.ts";
import { fillIn, type Fixer } from "../../../../fixes/fixer.ts";
import { changing, hasOneOf } from "../../../../fixes/markup/change-entities.ts";

/** Properties that the rule found in the page's text but not in the markup. */
type Shown = { readonly onPageOnly: readonly { readonly property: string; readonly value: string }[] };

const promised = (group: JsonObject): string[] =>
  listOf(group["variesBy"]).flatMap((value) => /([a-z][A-Za-z]+)$/.exec(textIn(value))?.[1] ?? []);

/** Each variant with what variesBy promises, and the group with what only the page says. */
export const fix: Fixer<Shown> = changing((entity, { fault }) => {
  if (entity["hasVariant"] === undefined && !hasOneOf(entity, "Product", "ProductGroup")) return entity;
  const names = promised(entity);
  const shown = fault.evidence.saw.onPageOnly;
  const completed = objectsOf(entity["hasVariant"]).map((variant) => ({
    ...variant,
    ...Object.fromEntries(
      names.filter((name) => variant[name] === undefined).map((name) => [name, fillIn(`${name} of this variant`)]),
    ),
  }));
  return {
    ...entity,
    ...(isTop(entity) ? Object.fromEntries(shown.map(({ property, value }) => [property, value])) : {}),
    ...(completed.length > 0 ? { hasVariant: oneOrList(completed) } : {}),
  };
});

/** The group itself, or a variant that names its group. */
const isTop = (entity: JsonObject): boolean =>
  ["hasVariant", "isVariantOf", "inProductGroupWithID"].some((name) => entity[name] !== undefined);
