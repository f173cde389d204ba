import { distinctUrls, type Fixer } from "../fixer.ts";
import { opened, type Refusal } from "./robots-edit.ts";
import type { SiteView } from "../../view/site-view.ts";
import { robotsLinePatch } from "../patches/site-patches.ts";
import { sitemapFile } from "../sitemap/sitemap-fixes.ts";

export const sitemapUrls = ({ site }: SiteView): string[] =>
  site.sitemaps.files
    .filter((file) => file.status === 200 && file.kind !== "unknown" && file.from !== "index")
    .map((file) => file.url);

/** The sitemaps that were found, else the one that is made with the file. */
function sitemapsToName(view: SiteView): string[] {
  const found = sitemapUrls(view);
  const isMade = found.length === 0 && view.served.length > 1 && sitemapFile(view) !== null;
  return isMade ? [new URL("/sitemap.xml", view.site.home).href] : found;
}

/** A complete file that allows everything and names the sitemap. */
export const newRobots: Fixer = (_cause, view) => {
  const maps = sitemapsToName(view).map((url) => `Sitemap: ${url}`);
  const file = ["User-agent: *", "Disallow:", ...(maps.length > 0 ? ["", ...maps] : [])].join("\n");
  const patches = [
    robotsLinePatch(view, "*", { before: null, after: "Disallow:" }),
    ...maps.map((line) => robotsLinePatch(view, null, { before: null, after: line })),
  ];
  return [[{ patches, print: () => file }]];
};

/** The file in which the crawlers that the evidence names may fetch the pages it names; others keep their rules. */
export const openForNamed: Fixer<readonly { readonly agent: string; readonly example: string }[]> = (cause, view) => {
  const refusals = cause.faults.flatMap(({ evidence: { saw } }) =>
    saw.map(({ agent, example }): Refusal => ({ agent, url: example })),
  );
  return refusals.length > 0 ? [[opened(view, refusals, false)]] : null;
};

/** The rules to narrow, each with an exception for the linked addresses that it blocks. */
export const exceptions: Fixer = (cause, view) => {
  const paths = distinctUrls(cause)
    .filter((url) => URL.canParse(url))
    .map((url) => new URL(url))
    .slice(0, 40);
  if (paths.length === 0) return null;
  const lines = [...new Set(paths.map((url) => `Allow: ${url.pathname}${url.search}`))].toSorted();
  const agents = view.site.robots.rules.groups.find((group) => group.agents.includes("googlebot")) ? "Googlebot" : "*";
  return [`# add to the group "User-agent: ${agents}" for those of these that should be found:`, ...lines].join("\n");
};
