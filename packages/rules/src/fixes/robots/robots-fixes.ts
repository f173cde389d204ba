import { isAllowed } from "@audit/facts";
import { distinctUrls, type Fixer } from "../fixer.ts";
import { editedFile, opened, type Refusal } from "./robots-edit.ts";
import { closestField } from "./closest-field.ts";
import type { SiteView } from "../../view/site-view.ts";
import { robotsLinePatch } from "../patches/site-patches.ts";

const sitemapUrls = ({ site }: SiteView): string[] =>
  site.sitemaps.files
    .filter((file) => file.status === 200 && file.kind !== "unknown" && file.from !== "index")
    .map((file) => file.url);

/** A complete file that allows everything, with the sitemaps that were found. */
export const newRobots: Fixer = (_cause, view) => {
  const maps = sitemapUrls(view).map((url) => `Sitemap: ${url}`);
  const file = ["User-agent: *", "Disallow:", ...(maps.length > 0 ? ["", ...maps] : [])].join("\n");
  const patches = [
    robotsLinePatch(view, "*", { before: null, after: "Disallow:" }),
    ...maps.map((line) => robotsLinePatch(view, null, { before: null, after: line })),
  ];
  return [[{ patches, print: () => file }]];
};

/** The present file plus the lines that name the sitemaps. */
export const sitemapLine: Fixer = (_cause, view) => {
  const maps = sitemapUrls(view).filter((url) => !view.site.robots.rules.sitemaps.includes(url));
  const lines = maps.map((url) => `Sitemap: ${url}`);
  return lines.length > 0 ? [[editedFile(view, new Map(), lines)]] : null;
};

/** Faulty lines corrected where the intention is plain, else turned into comments. */
export const repairedSyntax: Fixer = (_cause, view) => {
  const { faults } = view.site.robots.rules;
  if (faults.length === 0) return null;
  const changes = new Map(faults.map(({ line, text }) => [line, correctedLine(text, view.site.robots.url)]));
  return [[editedFile(view, changes, [])]];
};

function correctedLine(text: string, robotsUrl: string): string {
  const [, field = "", value = ""] = /^\s*([^:=\s]+)\s*[:=\s]\s*(.*)$/.exec(text) ?? [];
  const known = closestField(field);
  return known && value ? `${known}: ${correctedValue(known, value.trim(), robotsUrl)}` : `# ${text.trim()}`;
}

/** Sitemaps in full, paths from the root on. */
function correctedValue(field: string, value: string, robotsUrl: string): string {
  const url = URL.parse(value, robotsUrl);
  if (/^sitemap$/i.test(field)) return url?.href ?? value;
  if (!/^(dis)?allow$/i.test(field) || /^[/*$]/.test(value)) return value;
  return /^https?:/i.test(value) && url !== null ? url.pathname + url.search : `/${value}`;
}

/** Search engines may fetch the home page again; nothing else changes. */
export const openSite: Fixer = (_cause, view) => {
  const { robots, home } = view.site;
  const blocked = ["Googlebot", "Bingbot"].filter((agent) => !isAllowed(robots.rules, agent, home));
  const refusals = blocked.map((agent) => ({ agent, url: home }));
  return refusals.length > 0 ? [[opened(view, refusals, true)]] : null;
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
