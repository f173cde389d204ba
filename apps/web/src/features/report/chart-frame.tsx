import { ChartColumn, Table2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Button } from "../../components/button.tsx";
import { ReportSection } from "../../components/report-section.tsx";
import { Late } from "../../components/late.tsx";
import { Loading, Skeleton } from "../../components/states.tsx";
import { usePrinting } from "../../components/use-printing.ts";
import { useSeen } from "../../components/use-seen.ts";
import { DataTable, type DataTableProps } from "./data-table.tsx";
import { t } from "../../language/messages.ts";

export interface ChartFrameProps {
  readonly id: string;
  readonly title: string;
  readonly sentence: string;
  readonly table: Omit<DataTableProps, "caption">;
  /** Pixels, held free while the chart is on its way. */
  readonly height: number;
  /** Its parts lead somewhere: then it is a group, for a picture holds no links. */
  readonly linked?: boolean;
  /** The chart; its script is loaded when it comes near the window. */
  readonly children: ReactNode;
}

/** A chart with the sentence that says what it shows, and the same numbers as a table one click away. */
export function ChartFrame({ id, title, sentence, table, height, linked = false, children }: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false);
  const { ref, seen } = useSeen<HTMLDivElement>();
  const printing = usePrinting();
  const numbers = <DataTable caption={title} {...table} />;
  const empty = table.rows.length === 0;
  // On paper nothing can be waited for: what has not been drawn yet is printed as its numbers.
  const waiting = printing ? (
    numbers
  ) : (
    <Loading label={t("Loading chart: {title}", { title })}>
      <span className="block" style={{ height }}>
        <Skeleton className="h-full w-full" />
      </span>
    </Loading>
  );
  return (
    <ReportSection
      id={id}
      title={title}
      sentence={sentence}
      aside={
        !empty && (
          <Button
            size="small"
            look="quiet"
            className="max-sm:-ms-2.5 print:hidden"
            aria-label={`${title}: ${asTable ? t("show as chart") : t("show as table")}`}
            icon={asTable ? <ChartColumn aria-hidden className="size-4" /> : <Table2 aria-hidden className="size-4" />}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? t("Chart") : t("Table")}
          </Button>
        )
      }
    >
      <div ref={ref}>
        {empty ? null : asTable ? (
          numbers
        ) : seen ? (
          <Late waiting={waiting} missing={numbers}>
            <div
              role={linked ? "group" : "img"}
              aria-label={`${title}. ${sentence}`}
              className="chart break-inside-avoid"
            >
              {children}
            </div>
          </Late>
        ) : (
          waiting
        )}
      </div>
    </ReportSection>
  );
}
