import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { addressOf, property } from "../../../../fixes/head/social.ts";

/** og:url with the address that the canonical link names. */
export const fix: Fixer = perPage({
  make: (page, view) => [property(page, "og:url", addressOf(page, view))],
  pattern: () => '<meta property="og:url" content="{canonical address}">',
});
