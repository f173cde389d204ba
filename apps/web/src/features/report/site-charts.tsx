import type { NotReadReason, Report } from "@audit/contract";
import { lazy } from "react";
import { formatCount, shareOf } from "../../format/numbers.ts";
import type { Part } from "./charts/stacked-bar.tsx";
import { ChartFrame } from "./chart-frame.tsx";
import { coverageSentence, depthSentence, indexSentence, statusSentence } from "./chart-sentences.ts";
import { reasonWords, stateWords, statusWords } from "./words.ts";
import { t } from "../../language/messages.ts";

const StackedBar = lazy(() => import("./charts/stacked-bar.tsx"));
const ColumnChart = lazy(() => import("./charts/column-chart.tsx"));
const BarList = lazy(() => import("./charts/bar-list.tsx"));

const total = (counts: readonly { readonly count: number }[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0);

const NOT_READ_COLOURS: Readonly<Record<NotReadReason, string>> = {
  robots: "var(--warning-line)",
  limit: "var(--unknown-line)",
  "bot-wall": "var(--bad-line)",
  trap: "var(--control)",
  error: "var(--bad)",
  "off-site": "var(--line)",
  unjudged: "var(--unknown)",
};

/** What was found, what was read of it, and why the rest was not. */
function CoverageChart({ coverage }: Pick<Report, "coverage">) {
  const { pages, otherAnswers, notRead } = coverage;
  const read: Part[] = [
    { name: t("Pages read"), count: pages, label: formatCount(pages), colour: "var(--good-line)" },
    {
      name: t("Redirects, errors and files"),
      count: otherAnswers,
      label: formatCount(otherAnswers),
      colour: "var(--notice-line)",
    },
  ];
  const left = notRead.map(({ reason, count }) => ({
    name: reasonWords[reason],
    count,
    label: formatCount(count),
    colour: NOT_READ_COLOURS[reason],
  }));
  const parts = [...read, ...left].filter(({ count }) => count > 0);
  const examples = new Map(notRead.map((one) => [reasonWords[one.reason], one.examples[0] ?? ""]));
  return (
    <ChartFrame
      id="coverage"
      title={t("What was read")}
      sentence={coverageSentence(coverage)}
      height={80}
      table={{
        columns: [t("Addresses"), t("Count"), t("Example")],
        rows: parts.map(({ name, label }) => [name, label, examples.get(name) ?? ""]),
      }}
    >
      <StackedBar parts={parts} />
    </ChartFrame>
  );
}

const STATUS_COLOURS: Readonly<Record<number, string>> = {
  0: "var(--unknown-line)",
  2: "var(--good-line)",
  3: "var(--notice-line)",
  4: "var(--warning-line)",
  5: "var(--bad-line)",
};

/** Answers per status code in one bar. */
function StatusChart({ statuses }: Pick<Report, "statuses">) {
  const all = total(statuses);
  const nameOf = (status: number): string =>
    status === 0 ? statusWords(0) : `${status} ${statusWords(status).toLowerCase()}`;
  const parts = statuses.map(({ status, count }) => ({
    name: nameOf(status),
    count,
    label: formatCount(count),
    colour: STATUS_COLOURS[Math.floor(status / 100)] ?? "var(--unknown-line)",
  }));
  return (
    <ChartFrame
      id="statuses"
      title={t("Status codes")}
      sentence={statusSentence(statuses)}
      height={80}
      table={{
        columns: [t("Status"), t("Addresses"), t("Share")],
        rows: statuses.map(({ status, count }) => [nameOf(status), formatCount(count), shareOf(count, all)]),
      }}
    >
      <StackedBar parts={parts} />
    </ChartFrame>
  );
}

/** Pages per number of clicks from the start page. */
function DepthChart({ depths, deepest }: Pick<Report, "depths" | "deepest">) {
  const last = depths.filter(({ depth }) => depth !== null).at(-1)?.depth ?? 0;
  const nameOf = (depth: number | null): string =>
    depth === null ? t("No link") : depth === last && deepest > last ? `${depth}+` : String(depth);
  const all = depths.reduce((sum, { pages }) => sum + pages, 0);
  return (
    <ChartFrame
      id="depth"
      title={t("Clicks from the start page")}
      sentence={depthSentence({ depths, deepest })}
      height={240}
      table={{
        columns: [t("Clicks"), t("Pages"), t("Share")],
        rows:
          all === 0 ? [] : depths.map(({ depth, pages }) => [nameOf(depth), formatCount(pages), shareOf(pages, all)]),
      }}
    >
      <ColumnChart
        axis={t("Clicks from the start page")}
        columns={depths.map(({ depth, pages }) => ({
          name: nameOf(depth),
          count: pages,
          label: formatCount(pages),
          fill: depth === null ? "var(--unknown-line)" : "var(--notice-line)",
        }))}
      />
    </ChartFrame>
  );
}

/** Whether search engines may list what was found. */
function IndexChart({ indexability }: Pick<Report, "indexability">) {
  const all = total(indexability);
  return (
    <ChartFrame
      id="indexability"
      title={t("Indexability")}
      sentence={indexSentence(indexability)}
      height={indexability.length * 34}
      table={{
        columns: [t("State"), t("Addresses"), t("Share")],
        rows: indexability.map(({ state, count }) => [stateWords[state], formatCount(count), shareOf(count, all)]),
      }}
    >
      <BarList
        bars={indexability.map(({ state, count }) => ({
          name: stateWords[state],
          count,
          label: formatCount(count),
          fill: state === "indexable" ? "var(--good-line)" : state === "error" ? "var(--bad-line)" : "var(--control)",
        }))}
      />
    </ChartFrame>
  );
}

interface SiteChartProps {
  readonly of: "coverage" | "depths" | "indexability" | "statuses";
  readonly report: Report;
}

/** One of the charts about the site as a whole. */
export default function SiteChart({ of, report }: SiteChartProps) {
  if (of === "coverage") return <CoverageChart coverage={report.coverage} />;
  if (of === "statuses") return <StatusChart statuses={report.statuses} />;
  if (of === "indexability") return <IndexChart indexability={report.indexability} />;
  return <DepthChart depths={report.depths} deepest={report.deepest} />;
}
