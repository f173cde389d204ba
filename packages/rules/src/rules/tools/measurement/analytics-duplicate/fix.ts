import type { Fixer } from "../../../../fixes/fixer.ts";

/** Which ids stand on how many pages, to keep one of each kind. */
export const fix: Fixer = (_cause, { site }) => {
  const seen = site.pages.flatMap((page) => [
    ...new Set(page.tech.analytics.map(({ kind, id }) => `${kind} ${id ?? "(no id)"}`)),
  ]);
  const counts = [...Map.groupBy(seen, (one) => one)].map(([one, pages]) => [one, pages.length] as const);
  const lines = counts
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([one, pages]) => `${one}: on ${pages} pages`);
  return lines.length > 0
    ? ["# keep one of each kind, remove the others from the layout or the tag manager", ...lines].join("\n")
    : null;
};
