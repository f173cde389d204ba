import type { Report } from "@audit/contract";
import { AccessGrid } from "./access-grid.tsx";
import { HeatGrid } from "./heat-grid.tsx";
import { MarkupTable } from "./markup-table.tsx";

interface GridProps {
  readonly part: "heat" | "markup" | "access";
  readonly report: Report;
}

/** The grids over templates, in a file of their own: they stand far down the page. */
export default function Grid({ part, report }: GridProps) {
  if (part === "heat") return <HeatGrid areas={report.areas} templates={report.templates} />;
  if (part === "markup") return <MarkupTable markup={report.markup} templates={report.templates} />;
  return <AccessGrid aiAccess={report.aiAccess} templates={report.templates} />;
}
