import type { Fixer } from "../../../../fixes/fixer.ts";
import { changing, hasOneOf } from "../../../../fixes/markup/change-entities.ts";
import { OFFERS } from "../fixes.ts";

/** The rule's own words for what should stand there, where they are a plain text. */
const wanted = (expected: unknown): string => (typeof expected === "string" ? expected : "");

export const fix: Fixer = changing((entity, { fault }) =>
  hasOneOf(entity, ...OFFERS)
    ? { ...entity, itemCondition: `https://schema.org/${wanted(fault.evidence.expected)}` }
    : entity,
);
