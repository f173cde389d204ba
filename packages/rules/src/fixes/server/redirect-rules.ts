import { apacheText, csv, nginxText, pattern } from "../../escape/config.ts";
import { pathAndQuery } from "../../view/address-words.ts";
import type { SiteView } from "../../view/site-view.ts";
import type { Section } from "../patches/fix.ts";
import type { Patch } from "../patches/patch.ts";
import { redirectPatch } from "../patches/site-patches.ts";
import { shortest, type Move } from "./moves.ts";
import { magentoRewrites, nextRedirects, squarespaceMappings } from "./platform-redirects.ts";
import { serverConfig } from "./servers.ts";

export type { Move } from "./moves.ts";

/** Stands above redirects whose targets were concluded. */
export const SUGGESTED = "# Suggested redirects: check each target";

/** Longer lists belong in a file, not in a task. */
const MOST_MOVES = 100;

/**
 * Permanent redirects in the forms that fit the site: its platform's import file, or server rules.
 * @param heading a line above them
 * @returns null when there is nothing to move
 */
export function redirectRules(moves: readonly Move[], view: SiteView, heading?: string): Section | null {
  const distinct = [...new Map(moves.filter(({ from, to }) => from !== to).map((move) => [move.from, move])).values()];
  const shown = distinct.toSorted((a, b) => (a.from < b.from ? -1 : 1)).slice(0, MOST_MOVES);
  if (shown.length === 0) return null;
  const more = distinct.length - shown.length;
  const note = more > 0 ? `\n# and ${more} more of the same kind` : "";
  const print = (kept: readonly Patch[]): string | null => {
    const urls = new Set(kept.map(({ url }) => url));
    const lines = `${formsFor(
      shown.filter(({ from }) => urls.has(from)),
      view,
    )}${note}`;
    return heading === undefined ? lines : `${heading}\n${lines}`;
  };
  return [{ patches: shown.map(({ from, to }) => redirectPatch(from, to)), print }];
}

function formsFor(moves: readonly Move[], view: SiteView): string {
  if (view.platform === "shopify") return shopify(moves);
  if (view.platform === "squarespace") return squarespaceMappings(moves);
  if (view.platform === "next") return nextRedirects(moves);
  const hosted = moves.map(({ from, to }) => `${pathAndQuery(from)} -> ${shortest(to, from)}`).join("\n");
  const server = serverConfig({ nginx: nginx(moves), apache: apache(moves), hosted }, view) ?? hosted;
  const isWordPress = view.platform === "wordpress" || view.platform === "woocommerce";
  if (isWordPress) return `${wordpress(moves)}\n\n${server}`;
  const rewrites = view.platform === "magento" ? magentoRewrites(moves) : null;
  return rewrites ? `${rewrites}\n\n${server}` : server;
}

const shopify = (moves: readonly Move[]): string =>
  [
    "Redirect from,Redirect to",
    ...moves.map(({ from, to }) => `${csv(pathAndQuery(from))},${csv(shortest(to, from))}`),
  ].join("\n");

const wordpress = (moves: readonly Move[]): string =>
  [
    "# WordPress: import as CSV in the plugin Redirection (source,target,regex,code)",
    ...moves.map(({ from, to }) => `${csv(pathAndQuery(from))},${csv(shortest(to, from))},0,301`),
  ].join("\n");

/** A map keeps one line per address and compares path and query as they were sent. */
const nginx = (moves: readonly Move[]): string =>
  [
    "# in http { }",
    "map $request_uri $moved_to {",
    '    default "";',
    ...moves.map(({ from, to }) => `    ${nginxText(pathAndQuery(from))} ${nginxText(shortest(to, from))};`),
    "}",
    "# in server { }",
    "if ($moved_to) { return 301 $moved_to; }",
  ].join("\n");

const apache = (moves: readonly Move[]): string => ["RewriteEngine On", ...moves.flatMap(rewrite)].join("\n");

/** RewriteRule sees the decoded path without its slash; the query has its own condition. */
function rewrite({ from, to }: Move): string[] {
  const { pathname, search } = new URL(from);
  const query = search.slice(1);
  const condition = query ? [`RewriteCond %{QUERY_STRING} ${apacheText(`^${pattern(query)}$`)}`] : [];
  const target = shortest(to, from)
    .replaceAll("%", String.raw`\%`)
    .replaceAll("$", String.raw`\$`);
  return [
    ...condition,
    `RewriteRule ${apacheText(`^${pattern(decode(pathname).slice(1))}$`)} ${quoted(target)} [R=301,L,NE,QSD]`,
  ];
}

/** A list of Cloudflare's bulk redirects: source, target, status; developers.cloudflare.com, "Bulk Redirects". */
const cloudflare = (moves: readonly Move[]): string =>
  moves.map(({ from, to }) => `${csv(from)},${csv(to)},301`).join("\n");

/** Permanent redirects in the forms of servers and platforms that take them as a file. */
export const redirectForms = { htaccess: apache, nginx, shopify, cloudflare } as const;

const quoted = (target: string): string => `"${target.replaceAll('"', "%22")}"`;

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
