import type { EvidenceValue, PageFault } from "../../verdict.ts";
import type { PageFacts } from "@audit/facts";
import type { Json } from "../../escape/json-script.ts";
import { linkedItems } from "../../view/linked-items.ts";
import type { SiteView } from "../../view/site-view.ts";
import { perPage, type Fixer } from "../fixer.ts";
import type { Part } from "../patches/fix.ts";
import { changedBlocks } from "./entity-repair.ts";
import type { JsonObject } from "./json-of.ts";
import { isList, isObject, listOf } from "./json-values.ts";

/** What a change may look at beside the entity itself. */
export interface Around<S extends EvidenceValue = EvidenceValue> {
  readonly page: PageFacts;
  readonly view: SiteView;
  readonly fault: PageFault<S>;
}

/** Changes one entity; what lies inside it has been changed before. */
export type EntityChange<S extends EvidenceValue = EvidenceValue> = (
  entity: JsonObject,
  around: Around<S>,
) => JsonObject;

export const hasOneOf = (entity: JsonObject, ...types: readonly string[]): boolean =>
  listOf(entity["@type"]).some((type) => typeof type === "string" && types.includes(type));

/** Only names another entity: `{"@id": "#offer"}`. */
export const isReference = (entity: JsonObject): boolean => Object.keys(entity).every((name) => name === "@id");

/** The page's own entities after a change, from the inside out. */
export const changing = <S extends EvidenceValue = EvidenceValue>(change: EntityChange<S>): Fixer<S> =>
  perPage({
    make: (page, view, fault) => changedEntities(change, { page, view, fault }),
  });

/** The page's own entities after a change; null where it leaves all of them alone. */
export const changedEntities = <S extends EvidenceValue>(change: EntityChange<S>, around: Around<S>): Part[] | null =>
  changedBlocks(around.page, linkedItems(around.page.structuredData), (json) => walked(json, change, around));

function walked<S extends EvidenceValue>(value: Json, change: EntityChange<S>, around: Around<S>): Json {
  if (isList(value)) return value.map((one) => walked(one, change, around));
  if (!isObject(value)) return value;
  const inside = Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      inner === undefined ? [] : [[name, walked(inner, change, around)] as const],
    ),
  );
  return change(inside, around);
}
