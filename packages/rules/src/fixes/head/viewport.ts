import { perPage, type Fixer } from "../fixer.ts";
import { show } from "../patches/fix.ts";
import { viewportPatch } from "../patches/page-patches.ts";

const CONTENT = "width=device-width, initial-scale=1";

/** The one viewport tag that fits phones and lets people zoom. */
export const viewport: Fixer = perPage({
  make: (page) => [show(viewportPatch(page, CONTENT))],
  pattern: () => `<meta name="viewport" content="${CONTENT}">`,
});
