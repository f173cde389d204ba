import { distinctUrls, type Fixer } from "../fixer.ts";
import { urlsIn } from "../links/link-list.ts";

const MOST_LINES = 40;

const inGroup = (agent: string, lines: readonly string[]): string | null =>
  lines.length === 0
    ? null
    : [`# add to the group "User-agent: ${agent}":`, ...[...new Set(lines)].toSorted().slice(0, MOST_LINES)].join("\n");

/** Allow lines for the files and pictures that the evidence names; longer than the rule that blocks them, so they win. */
export const openFiles: Fixer = (cause, view) => {
  const host = new URL(view.site.home).host;
  const files = cause.faults
    .flatMap(({ evidence }) => urlsIn(evidence))
    .map((url) => new URL(url))
    .filter((url) => url.host === host && /\.[a-z0-9]{2,5}$/i.test(url.pathname));
  return inGroup(
    "*",
    files.map(({ pathname }) => `Allow: ${pathname}`),
  );
};

/** The general rules once more, in each group that frees its crawler of them. */
export const repeatedRules: Fixer = ({ faults }) => {
  const groups = faults.flatMap(({ evidence: { saw } }) => (Array.isArray(saw) ? (saw as readonly unknown[]) : []));
  const blocks = groups.flatMap((group) => {
    const { agent, lost } = group as { readonly agent?: unknown; readonly lost?: unknown };
    if (typeof agent !== "string" || !Array.isArray(lost)) return [];
    const rules = lost.filter((rule): rule is string => typeof rule === "string");
    return [
      inGroup(
        agent,
        rules.map((rule) => `Disallow: ${rule}`),
      ) ?? "",
    ];
  });
  return blocks.filter(Boolean).join("\n\n") || null;
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

/** Rules that close the filter parameters which the evidence names. */
export const closedFilters: Fixer = ({ faults }) => {
  const names = faults.flatMap(({ evidence: { saw } }) => {
    const { filters } = (saw ?? {}) as { readonly filters?: readonly { readonly name?: string }[] };
    return Array.isArray(filters) ? filters.flatMap(({ name }) => name ?? []) : [];
  });
  return inGroup(
    "*",
    names.flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`]),
  );
};
