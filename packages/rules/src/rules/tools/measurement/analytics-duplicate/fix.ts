import { oneLine } from "../../../../escape/plain.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { counterLoadedBy } from "../../../../knowledge/analytics-tools.ts";

const MOST_PAGES = 5;

/** Which of the tags to delete, tool by tool, and where: all but the last of them, which the rest of the site has too. */
export const fix: Fixer<readonly string[]> = ({ faults }, view) => {
  const byTool = Map.groupBy(
    faults.flatMap(({ url, evidence: { saw } }) => saw.map((what) => ({ url, what }))),
    ({ what }) => what,
  );
  const parts = [...byTool].map(([what, places]) => {
    const urls = places.map(({ url }) => url);
    const loads = (view.pageAt(urls[0] ?? "")?.resources.scripts ?? []).flatMap(({ url }) =>
      url !== null && what.startsWith(`${counterLoadedBy(url)},`) ? [url] : [],
    );
    return [
      `# ${oneLine(what)}: delete all of these script tags but the last, each with the inline script behind it that starts the tool`,
      ...loads.map((url) => `<script src="${oneLine(url)}">`),
      "# on",
      ...urls.slice(0, MOST_PAGES),
      ...(urls.length > MOST_PAGES ? [`and ${urls.length - MOST_PAGES} more`] : []),
    ].join("\n");
  });
  return parts.join("\n\n") || null;
};
