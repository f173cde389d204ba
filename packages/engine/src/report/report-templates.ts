import type { Finding, Severity } from "@audit/rules";
import { itemAt, type SiteFacts } from "@audit/facts";
import { cutText } from "./cut-evidence.ts";
import type { AreaRow, ReportTemplate } from "./report.ts";

/** As many columns as a screen has space for; the rest is gathered in one more. */
const MOST_TEMPLATES = 9;
const MOST_LABEL = 80;

/** The templates as columns of the report's grids. */
export interface Columns {
  readonly templates: ReportTemplate[];
  /** Indices into SiteFacts.pages, per column. */
  readonly pages: readonly (readonly number[])[];
  /** Column of a page, or -1 for what is no HTML page with status 200. */
  readonly columnOf: (page: number) => number;
}

export function reportColumns({ templates, templateOf }: SiteFacts): Columns {
  const most = templates.length > MOST_TEMPLATES + 1 ? MOST_TEMPLATES : templates.length;
  const rest = templates.slice(most);
  const restPages = rest.flatMap(({ pages }) => pages);
  const shown = templates.slice(0, most).map(({ id, kind, label, pages }) => ({
    id: cutText(id, MOST_LABEL),
    kind,
    label: cutText(label, MOST_LABEL),
    pages: pages.length,
  }));
  const gathered = { id: null, kind: null, label: `${rest.length} smaller templates`, pages: restPages.length };
  return {
    templates: rest.length > 0 ? [...shown, gathered] : shown,
    pages: [...templates.slice(0, most).map(({ pages }) => pages), ...(rest.length > 0 ? [restPages] : [])],
    columnOf: (page) => Math.min(templateOf[page] ?? -1, most),
  };
}

/** Faults of one area on the pages of one template. */
interface Cell {
  readonly pages: Set<number>;
  readonly rules: Map<string, Severity>;
}

/** Per rule area and template: the pages with at least one fault. Faults of the whole site belong to no template. */
export function areaRows(findings: readonly Finding[], site: SiteFacts, columns: Columns): AreaRow[] {
  const indexOf = new Map(site.pages.map(({ url }, index) => [url, index]));
  const areas = new Map<string, { finding: Finding; cells: Cell[] }>();
  for (const finding of findings) {
    if (finding.verdict !== "fail" || finding.scope !== "pages") continue;
    for (const { url } of finding.pages) {
      const page = indexOf.get(url) ?? -1;
      const column = page < 0 ? -1 : columns.columnOf(page);
      if (column < 0) continue;
      const key = `${finding.category} ${finding.area}`;
      const row = areas.get(key) ?? {
        finding,
        cells: columns.templates.map((): Cell => ({ pages: new Set(), rules: new Map() })),
      };
      areas.set(key, row);
      const cell = itemAt(row.cells, column);
      cell.pages.add(page);
      cell.rules.set(finding.rule, finding.severity);
    }
  }
  return [...areas.values()]
    .map(({ finding: { category, area }, cells }) => ({
      category,
      area,
      cells: cells.map(({ pages, rules }) => ({
        pages: pages.size,
        rules: rules.size,
        worst: SEVERITIES.find((severity) => [...rules.values()].includes(severity)) ?? null,
      })),
    }))
    .toSorted((a, b) => order(a.category, b.category) || order(a.area, b.area));
}

const SEVERITIES: readonly Severity[] = ["high", "medium", "low"];
const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
