import type { Fixer } from "../../../../fixes/fixer.ts";
import { canonicals } from "../../../../fixes/pages/duplicates.ts";

export const fix: Fixer = canonicals(({ site }) => site.exactDuplicates);
