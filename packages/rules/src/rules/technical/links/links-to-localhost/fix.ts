import type { Fixer } from "../../../../fixes/fixer.ts";
import { type Links, replacements } from "../../../../fixes/links/clean-links.ts";

/** Links to a developer's machine, moved to the site where the same path lives. */
export const fix: Fixer<Links> = (cause, view) =>
  replacements(cause, view, (address) => {
    const url = new URL(address);
    if (!/^(localhost|127\.|0\.0\.0\.0|\[::1\]|192\.168\.|10\.)/.test(url.host)) return address;
    return new URL(url.pathname + url.search, view.site.home).href;
  });
