import { cleanUrl } from "../../../../view/clean-url.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { redirectRules } from "../../../../fixes/server/redirect-rules.ts";
import { sectionsOf } from "../../../../fixes/patches/fix.ts";
import { type Links, replacements } from "../../../../fixes/links/clean-links.ts";

/** Redirects from addresses with double slashes to those without. */
export const fix: Fixer<Links> = (cause, view) =>
  sectionsOf(
    redirectRules(
      cause.faults.map(({ url }) => ({ from: url, to: cleanUrl(url) })),
      view,
    ),
  ) ?? replacements(cause, view, cleanUrl);
