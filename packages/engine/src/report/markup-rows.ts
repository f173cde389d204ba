import { itemAt, type PageFacts, type SdItem, type SiteFacts } from "@audit/facts";
import { cutText } from "./cut-evidence.ts";
import type { MarkupRow } from "./report.ts";
import type { Columns } from "./report-templates.ts";

const MOST_TYPES = 8;
const MOST_TYPE = 60;
/** Kinds of one site beyond this are noise; a hostile page may name thousands. */
const MOST_KEPT = 500;

interface Tally {
  withMarkup: number;
  broken: number;
  readonly types: Map<string, number>;
}

/** Structured data per template column. Pages are read in their order, which is the cheap one for large sites. */
export function markupRows(site: SiteFacts, { templates, columnOf }: Columns): MarkupRow[] {
  const tallies = templates.map((): Tally => ({ withMarkup: 0, broken: 0, types: new Map() }));
  for (const [index, page] of site.pages.entries()) {
    const column = columnOf(index);
    if (column >= 0) count(page, itemAt(tallies, column));
  }
  return tallies.map(({ withMarkup, broken, types }, column) => ({
    pages: itemAt(templates, column).pages,
    withMarkup,
    broken,
    types: [...types]
      .map(([type, pages]) => ({ type, pages }))
      .toSorted((a, b) => b.pages - a.pages || (a.type < b.type ? -1 : 1))
      .slice(0, MOST_TYPES),
  }));
}

function count({ structuredData: { blocks, items } }: PageFacts, tally: Tally): void {
  if (items.length > 0) tally.withMarkup += 1;
  if (blocks.some(({ valid }) => !valid)) tally.broken += 1;
  for (const type of new Set(items.flatMap(topTypes))) {
    if (tally.types.size < MOST_KEPT || tally.types.has(type)) tally.types.set(type, (tally.types.get(type) ?? 0) + 1);
  }
}

const topTypes = ({ types }: SdItem): string[] => types.map((type) => cutText(type, MOST_TYPE));
