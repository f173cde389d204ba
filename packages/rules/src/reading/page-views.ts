import type { PageFacts, PageView, SiteFacts } from "@audit/facts";
import { pagesByUrl } from "./page-index.ts";

type Source = Pick<SiteFacts, "pages" | "probes">;

/** A page, and what came when it was asked for in another way. */
export interface ViewPair {
  readonly first: PageFacts;
  readonly view: PageView;
}

/** Probes of one kind whose page was read the first time too. */
export function viewsAs({ pages, probes }: Source, as: PageView["as"]): ViewPair[] {
  const byUrl = pagesByUrl(pages);
  return (probes.views ?? []).flatMap((view) => {
    const first = view.as === as ? byUrl.get(view.of) : undefined;
    const came = view.page.response.status > 0 && view.page.tech.botWall === null;
    return first !== undefined && first.response.status === 200 && came ? [{ first, view }] : [];
  });
}
