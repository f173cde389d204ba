import { type Fixer, fillIn } from "../../../../fixes/fixer.ts";
import { changing, isReference } from "../../../../fixes/markup/change-entities.ts";

/** What a reference finds nowhere is written where it stands; only the owner knows what was meant. */
export const fix: Fixer = changing((entity, { fault }) => {
  const missing = Array.isArray(fault.evidence.saw) ? (fault.evidence.saw as { reference: string }[]) : [];
  return isReference(entity) && missing.some(({ reference }) => reference === entity["@id"])
    ? { ...entity, name: fillIn("name of what is meant") }
    : entity;
});
