import { secureUrl } from "../../../../view/clean-url.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { homeHeaders } from "../../../../fixes/patches/site-patches.ts";
import { headerLines } from "../../../../fixes/server/headers.ts";
import type { SiteView } from "../../../../view/site-view.ts";

/** Files over https, and a header that covers the ones still to be found. */
export const fix: Fixer = (cause, view) => {
  const found = cause.faults.flatMap(({ url }) => view.pageAt(url)?.resources.insecure ?? []);
  const files = [...new Set(found.map((file) => file.url))].toSorted().slice(0, 30);
  if (files.length === 0) return null;
  const list = files.map((url) => `${url}\n-> ${secureUrl(url)}`).join("\n\n");
  const header = upgradeHeader(view);
  return header ? `${list}\n\n# until every address is changed\n${header}` : list;
};

/** Lets the browser fetch http: files of an https page securely, until the addresses are changed. */
const upgradeHeader = (view: SiteView): string | null =>
  homeHeaders(view)["content-security-policy"]
    ? null
    : headerLines([["Content-Security-Policy", "upgrade-insecure-requests"]], view);
