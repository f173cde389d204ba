import { distinctUrls, type Fixer } from "../fixer.ts";
import type { EvidenceValue } from "../../verdict.ts";
import { isWholeAddress } from "../links/link-list.ts";

const MOST_LINES = 40;

/** Lines to add to the rules of one crawler, each once; null without any. */
export const inGroup = (agent: string, lines: readonly string[]): string | null =>
  lines.length === 0
    ? null
    : [`# add to the group "User-agent: ${agent}":`, ...[...new Set(lines)].toSorted().slice(0, MOST_LINES)].join("\n");

/** Allow lines for the files and pictures that the evidence names; longer than the rule that blocks them, so they win. */
export const openFiles =
  <S extends EvidenceValue>(filesIn: (saw: S) => readonly string[]): Fixer<S> =>
  (cause, view) => {
    const host = new URL(view.site.home).host;
    const files = cause.faults
      .flatMap(({ evidence }) => filesIn(evidence.saw))
      .filter(isWholeAddress)
      .map((url) => new URL(url))
      .filter((url) => url.host === host && /\.[a-z0-9]{2,5}$/i.test(url.pathname));
    return inGroup(
      "*",
      files.map(({ pathname }) => `Allow: ${pathname}`),
    );
  };

/** A rule that closes the search, by its folder or by its parameter where the home page answers. */
export const closedSearch: Fixer = (cause) =>
  inGroup(
    "*",
    distinctUrls(cause).map((address) => {
      const { pathname, searchParams } = new URL(address);
      const [name] = [...searchParams.keys()];
      if (name === undefined) return `Disallow: ${pathname.replace(/[^/]*\/?$/, "")}`;
      return pathname === "/" ? `Disallow: /*?${name}=` : `Disallow: ${pathname}?`;
    }),
  );

/** Rules that close lists with two or more filters, by the parameters seen. */
export const closedCombinations: Fixer = (cause) =>
  inGroup(
    "*",
    distinctUrls(cause).flatMap((address) => {
      const names = [...new URL(address).searchParams.keys()].slice(0, 2);
      return names.length === 2 ? [`Disallow: /*?*${names[0]}=*&*${names[1]}=`] : [];
    }),
  );
