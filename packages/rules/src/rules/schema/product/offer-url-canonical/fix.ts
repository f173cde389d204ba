import type { Fixer } from "../../../../fixes/fixer.ts";
import { changing, hasOneOf } from "../../../../fixes/markup/change-entities.ts";
import { OFFERS } from "../fixes.ts";

export const fix: Fixer = changing((entity, { page }) =>
  hasOneOf(entity, ...OFFERS) && entity["url"] !== undefined ? { ...entity, url: page.url } : entity,
);
