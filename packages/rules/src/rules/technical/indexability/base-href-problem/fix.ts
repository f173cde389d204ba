import { html } from "../../../../escape/html.ts";
import { perPage, type Fixer } from "../../../../fixes/fixer.ts";
import { show } from "../../../../fixes/patches/fix.ts";
import { attributePatch } from "../../../../fixes/patches/page-patches.ts";
import type { Patch } from "../../../../fixes/patches/patch.ts";

const base = ({ after }: Patch): string => `<base href="${html(after ?? "")}">`;

/** The one base address that leads to the page's own host. */
export const fix: Fixer = perPage({
  make: (page) => [
    show(
      attributePatch(page, { selector: "base", name: "href" }, page.head.bases[0] ?? null, new URL("/", page.url).href),
      base,
    ),
  ],
  pattern: () => '<base href="{home address of the site}">',
});
