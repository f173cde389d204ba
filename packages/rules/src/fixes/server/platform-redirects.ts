import { pathAndQuery } from "../../view/address-words.ts";
import { shortest, type Move } from "./moves.ts";

/** Squarespace's URL mappings: one rule a line, no comments; support.squarespace.com, "URL redirects". */
export const squarespaceMappings = (moves: readonly Move[]): string =>
  moves.map(({ from, to }) => `${pathAndQuery(from)} -> ${shortest(to, from)} 301`).join("\n");

/** Magento's custom URL rewrites: request path without its slash, then the target. It can't tell queries apart. */
export function magentoRewrites(moves: readonly Move[]): string | null {
  const paths = moves.filter(({ from }) => !new URL(from).search);
  const lines = paths.map(({ from, to }) => `${pathAndQuery(from).slice(1)} -> ${shortest(to, from)}`);
  if (lines.length === 0) return null;
  return ["# Magento: Request Path -> Target Path, Redirect Type: Permanent (301)", ...lines].join("\n");
}

/** Signs that mean something in a source of Next's redirects, which path-to-regexp reads. */
const SIGNS = /[(){}:*+?\\]/g;

/** The list that redirects() of next.config returns; a query is a condition of its own. */
export const nextRedirects = (moves: readonly Move[]): string =>
  [
    "// next.config: async redirects() { return [ ... ] }",
    ...moves.map(({ from, to }) => {
      const { pathname, searchParams } = new URL(from);
      const has = [...searchParams].map(([key, value]) => ({
        type: "query",
        key,
        value: value.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`),
      }));
      const entry = {
        source: pathname.replace(SIGNS, String.raw`\$&`),
        ...(has.length > 0 ? { has } : {}),
        destination: shortest(to, from),
        permanent: true,
      };
      return `${JSON.stringify(entry)},`;
    }),
  ].join("\n");
