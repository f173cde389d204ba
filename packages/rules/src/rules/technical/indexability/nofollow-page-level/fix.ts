import type { Fixer } from "../../../../fixes/fixer.ts";
import { unhiding } from "../../../../fixes/head/robots-meta.ts";

export const fix: Fixer = unhiding(/^nofollow$/);
