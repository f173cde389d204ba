import { itemAt, type PageFacts } from "@audit/facts";
import { oneLine } from "../escape/plain.ts";
import { commonEnd } from "../reading/title-ends.ts";
import { languageOf } from "./site-words.ts";
import type { SiteView } from "./site-view.ts";

/** Fewer titles end alike by chance. */
const FEWEST = 5;

const known = new WeakMap<SiteView, ReadonlyMap<string, string>>();

/** What the template puts behind nearly all titles of the page's language, its separator included; "" where nothing. */
export function templateEnd(page: PageFacts, view: SiteView): string {
  const ends = known.get(view) ?? readEnds(view);
  known.set(view, ends);
  return ends.get(languageOf(page)) ?? "";
}

function readEnds(view: SiteView): ReadonlyMap<string, string> {
  const pages = view.served
    .map((index) => itemAt(view.site.pages, index))
    .filter(({ kind, head }) => kind !== "home" && oneLine(head.titles[0] ?? "") !== "");
  const groups = [...Map.groupBy(pages, languageOf)].filter(([, group]) => group.length >= FEWEST);
  return new Map(
    groups.map(([language, group]) => [
      language,
      commonEnd([...new Set(group.map(({ head }) => oneLine(head.titles[0] ?? "")))]),
    ]),
  );
}
