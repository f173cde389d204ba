import type { Analysis } from "@audit/contract";
import { useNavigate } from "@tanstack/react-router";
import { Select } from "../../components/select.tsx";
import { formatMoment } from "../../format/dates.ts";
import { countOf } from "../../format/numbers.ts";
import { hostName } from "../../format/hosts.ts";
import { t } from "../../language/messages.ts";

export interface AnalysisSelectProps {
  readonly analyses: readonly Analysis[];
  readonly chosen: Analysis;
  /** Of the chosen one's tasks: the list may have been read before its plan. */
  readonly count: number;
}

/** Each analysis by domain, date and number of tasks. */
export function AnalysisSelect({ analyses, chosen, count }: AnalysisSelectProps) {
  const navigate = useNavigate();
  const choose = (id: string): void => {
    const analysis = analyses.find((other) => other.id === id);
    if (analysis) void navigate({ to: "/dashboard/actions", search: { jobId: analysis.jobId } });
  };
  return (
    <Select
      label={t("Select Analysis")}
      inline
      className="w-full pb-1 lg:w-112"
      value={chosen.id}
      options={analyses.map((analysis) => ({
        value: analysis.id,
        label: nameOf(analysis, analysis.id === chosen.id ? count : analysis.actions_count),
      }))}
      onChange={choose}
    />
  );
}

const nameOf = ({ domain, analysis_timestamp }: Analysis, count: number): string =>
  `${hostName(domain)} · ${formatMoment(analysis_timestamp)} · ${countOf(count, "task")}`;
