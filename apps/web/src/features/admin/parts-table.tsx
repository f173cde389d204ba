import type { Monitoring, ProbeReading } from "@audit/contract";
import { Age } from "../../components/age.tsx";
import { Badge, Status } from "../../components/badge.tsx";
import { ColumnTable, type Column } from "../../components/column-table.tsx";
import { partsOf, probeWords } from "./health-words.ts";
import { t } from "../../language/messages.ts";

interface Part {
  readonly key: string;
  readonly reading: ProbeReading;
  /** Of payments; null for every other part. */
  readonly mode: string | null;
}

const foundBy = ({ error, note }: ProbeReading): string | null => error ?? note;

const columns: readonly Column<Part>[] = [
  { key: "part", label: t("Part"), cellClass: "font-medium max-md:py-2.5", cell: (part) => <Name {...part} /> },
  {
    key: "status",
    label: t("Status"),
    headClass: "w-40",
    cell: ({ reading }) => (
      <Status meaning={probeWords[reading.status].meaning}>{probeWords[reading.status].word}</Status>
    ),
  },
  {
    key: "found",
    label: t("What was found"),
    className: "max-md:hidden",
    cellClass: "text-ink-2 [overflow-wrap:anywhere]",
    cell: ({ reading }) => foundBy(reading) ?? "–",
  },
  {
    key: "latency",
    label: t("Latency"),
    className: "text-end max-sm:hidden",
    headClass: "w-24",
    cellClass: "text-ink-2 tabular-nums",
    cell: ({ reading: { latencyMs } }) => (latencyMs === null ? "–" : t("{latencyMs} ms", { latencyMs })),
  },
  {
    key: "checked",
    label: t("Last check"),
    className: "max-lg:hidden",
    headClass: "w-32",
    cellClass: "text-ink-2",
    cell: ({ reading: { checkedAt } }) => (checkedAt ? <Age at={checkedAt} /> : "–"),
  },
  {
    key: "error",
    label: t("Last error"),
    className: "max-lg:hidden",
    headClass: "w-56",
    cellClass: "max-w-0",
    cell: ({ reading }) => <LastError reading={reading} />,
  },
];

/** How every part we depend on answered when it was last asked. */
export function PartsTable({ monitoring }: { readonly monitoring: Monitoring }) {
  const { mode } = monitoring.apiStatus.stripe;
  const parts = partsOf(monitoring).map(([key, reading]) => ({ key, reading, mode: key === "stripe" ? mode : null }));
  return (
    <div className="px-3">
      <ColumnTable
        caption={t("Dependencies")}
        columns={columns}
        rows={parts}
        keyOf={({ key }) => key}
        rowProps={({ key }) => ({ "data-part": key })}
      />
    </div>
  );
}

function Name({ reading, mode }: Part) {
  const found = foundBy(reading);
  return (
    <>
      <span className="flex items-center gap-2">
        {reading.name}
        {mode !== null && mode !== "off" && <Badge>{mode === "sandbox" ? t("TEST") : t("live")}</Badge>}
      </span>
      {found !== null && (
        <span className="block text-12 font-normal text-ink-3 [overflow-wrap:anywhere] md:hidden">{found}</span>
      )}
    </>
  );
}

function LastError({ reading: { lastError } }: { readonly reading: ProbeReading }) {
  if (lastError === null) return <span className="text-ink-3">–</span>;
  return (
    <span className="block truncate text-12 text-ink-3" title={lastError.text}>
      <Age at={lastError.at} />: {lastError.text}
    </span>
  );
}
