import type { ReportFinding } from "@audit/contract";
import { Download } from "lucide-react";
import { Button } from "../../components/button.tsx";
import { download } from "../../components/download.ts";
import { Input } from "../../components/input.tsx";
import { Select } from "../../components/select.tsx";
import { capitalised } from "../../format/words.ts";
import { t } from "../../language/messages.ts";
import { findingsCsv, findingsName } from "./csv.ts";
import { findingOrders, type FindingOrder, type FindingView } from "./find-findings.ts";

const orderName: Readonly<Record<FindingOrder, string>> = {
  impact: t("Impact first"),
  pages: t("Most pages first"),
  certainty: t("Surest first"),
  name: t("By name"),
};
const impacts = ["high", "medium", "low"] as const;

export interface FindingToolsProps {
  readonly domain: string;
  readonly view: FindingView;
  readonly onView: (view: FindingView) => void;
  /** What is shown now; it is what the sheet holds. */
  readonly shown: readonly ReportFinding[];
}

/** Search, impact and order of the findings, and the shown ones as a sheet. */
export function FindingTools({ domain, view, onView, shown }: FindingToolsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <div className="w-64 max-sm:w-full">
        <Input
          type="search"
          scale="small"
          aria-label={t("Search findings and pages")}
          placeholder={t("Finding or address of a page")}
          value={view.query}
          onChange={(event) => onView({ ...view, query: event.target.value })}
        />
      </div>
      <Select
        label={t("Impact")}
        hideLabel
        value={view.impact ?? ""}
        options={[
          { value: "", label: t("All impacts") },
          ...impacts.map((value) => ({ value, label: t("{impact} impact", { impact: capitalised(value) }) })),
        ]}
        onChange={(value) => onView({ ...view, impact: impacts.find((impact) => impact === value) ?? null })}
      />
      <Select
        label={t("Order")}
        hideLabel
        value={view.order}
        options={findingOrders.map((value) => ({ value, label: orderName[value] }))}
        onChange={(value) => onView({ ...view, order: findingOrders.find((order) => order === value) ?? "impact" })}
      />
      <Button
        look="quiet"
        disabled={shown.length === 0}
        icon={<Download aria-hidden className="size-4" />}
        onClick={() => download(findingsName(domain), "text/csv", `\ufeff${findingsCsv(shown)}`)}
      >
        {t("Findings (CSV)")}
      </Button>
    </div>
  );
}
