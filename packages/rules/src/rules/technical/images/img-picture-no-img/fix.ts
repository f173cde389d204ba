import type { Fixer } from "../../../../fixes/fixer.ts";

/** The smallest sound picture element. */
export const fix: Fixer = () =>
  '<picture>\n  <source srcset="{address of the modern format}" type="image/webp">\n  <img src="{address}" alt="{what the picture shows}" width="{pixels}" height="{pixels}">\n</picture>';
