import { type Fixer, fillIn } from "../../../../fixes/fixer.ts";
import { changing, isReference } from "../../../../fixes/markup/change-entities.ts";

/** What a reference finds nowhere is written where it stands; only the owner knows what was meant. */
export const fix: Fixer<readonly { readonly reference: string }[]> = changing((entity, { fault }) => {
  const missing = fault.evidence.saw;
  return isReference(entity) && missing.some(({ reference }) => reference === entity["@id"])
    ? { ...entity, name: fillIn("name of what is meant") }
    : entity;
});
