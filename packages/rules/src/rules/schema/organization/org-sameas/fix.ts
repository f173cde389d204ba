import type { Fixer } from "../../../../fixes/fixer.ts";
import { organizationMarkup } from "../../../../fixes/markup/organization-markup.ts";
import { once } from "../../../../fixes/markup/blocks.ts";

export const fix: Fixer = once((view) => organizationMarkup(view, { sameAs: true }));
