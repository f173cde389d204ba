import { cleanUrl } from "../../../../view/clean-url.ts";
import { movedEntries } from "../../../../fixes/sitemap/sitemap-fixes.ts";
import { distinctUrls, type Fixer } from "../../../../fixes/fixer.ts";
import { redirectRules } from "../../../../fixes/server/redirect-rules.ts";
import { sectionsOf } from "../../../../fixes/patches/fix.ts";
import { type Links, replacements } from "../../../../fixes/links/clean-links.ts";

/** Redirects from addresses with double slashes to those without, and the sitemap's entries that would forward then. */
export const fix: Fixer<Links> = (cause, view) =>
  sectionsOf(
    redirectRules(
      cause.faults.map(({ url }) => ({ from: url, to: cleanUrl(url) })),
      view,
    ),
    movedEntries(cleanUrl, distinctUrls(cause), view),
  ) ?? replacements(cause, view, cleanUrl);
