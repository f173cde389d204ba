import { secureUrl } from "../../../../view/clean-url.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { type Links, replacements } from "../../../../fixes/links/clean-links.ts";

/** Links over https. */
export const fix: Fixer<Links> = (cause, view) => replacements(cause, view, secureUrl);
