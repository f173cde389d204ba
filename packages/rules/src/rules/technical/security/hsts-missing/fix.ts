import type { Fixer } from "../../../../fixes/fixer.ts";
import { headerBlock } from "../../../../fixes/server/headers.ts";

/** One month first: a year can't be taken back when something still needs http. */
export const fix: Fixer = (_cause, view) => [[headerBlock([["Strict-Transport-Security", "max-age=2592000"]], view)]];
