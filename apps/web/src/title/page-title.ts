import { useEffect } from "react";

/** The title is made of what the page is, what runs, and for a moment a notice that wants to be seen. */
interface TitleParts {
  page: string;
  site: string;
  running: { percent: number; host: string } | null;
  notice: string | null;
}

const parts: TitleParts = { page: "", site: "", running: null, notice: null };

/** "63% example.com - Site" at home, "63% Tasks for example.com - Site" elsewhere. */
export function composeTitle({ page, site, running, notice }: TitleParts): string {
  if (notice !== null) return notice;
  const name = running !== null && page === "" ? running.host : page;
  const said = running === null ? name : `${running.percent}% ${name}`;
  return said === "" ? site : `${said} - ${site}`;
}

export function setTitle(change: Partial<TitleParts>): void {
  Object.assign(parts, change);
  document.title = composeTitle(parts);
}

/** Names the page for as long as it is shown; empty for the home. */
export function usePageTitle(page: string): void {
  useEffect(() => setTitle({ page }), [page]);
}
