import type { Fixer } from "../../../../fixes/fixer.ts";

const MOST_LINES = 200;

/**
 * The day of the last change that a page itself names, for the entries of the sitemap; for all others only the
 * owner knows it. A whole sitemap is never pasted: it would lose languages and pictures.
 */
export const fix: Fixer = (_cause, view) => {
  const lines = view.site.sitemaps.entries.flatMap(({ url, lastmod }) => {
    const changes = view.pageAt(url)?.dates.filter(({ role }) => role === "modified") ?? [];
    const days = new Set(changes.map(({ iso }) => iso.slice(0, 10)));
    const [day] = days;
    // Where markup and text name different days, one of them is not kept up; a date that stands there already is none to paste.
    return day === undefined || lastmod?.startsWith(day) === true || days.size > 1 || !/^\d{4}-\d{2}-\d{2}$/.test(day)
      ? []
      : [`${url}: <lastmod>${day}</lastmod>`];
  });
  if (lines.length === 0) return null;
  return [
    "# the day of change that these pages themselves name; leave lastmod out where no day is known",
    ...lines.slice(0, MOST_LINES),
  ].join("\n");
};
