import type { Fixer } from "../../../../fixes/fixer.ts";
import { finalPage } from "../../../../view/final-target.ts";
import type { SiteView } from "../../../../view/site-view.ts";
import { type Links, replacements } from "../../../../fixes/links/clean-links.ts";

/** Links to a developer's machine, moved to the site where the same path lives. */
export const fix: Fixer<Links> = (cause, view) =>
  replacements(cause, view, (address) => {
    const url = new URL(address);
    if (!/^(localhost|127\.|0\.0\.0\.0|\[::1\]|192\.168\.|10\.)/.test(url.host)) return address;
    return livingAt(url, view) ?? new URL(url.pathname + url.search, view.site.home).href;
  });

/** The page with the same path, with or without the folder that the site lay in on that machine. */
function livingAt({ pathname, search }: URL, view: SiteView): string | null {
  const paths = [pathname, pathname.replace(/^\/[^/]+(?=\/.)/, "")];
  const found = paths.map((path) => finalPage(new URL(path + search, view.site.home).href, view));
  return found.find((url) => url !== null) ?? null;
}
