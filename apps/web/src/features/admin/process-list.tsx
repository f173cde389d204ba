import type { Process } from "@audit/contract";
import { Age } from "../../components/age.tsx";
import { Status } from "../../components/badge.tsx";
import { ColumnTable, type Column } from "../../components/column-table.tsx";
import { megabytes } from "./health-words.ts";
import { t } from "../../language/messages.ts";

const roles = { both: t("Web and worker"), web: "Web", worker: t("Worker") } as const;

const columns: readonly Column<Process>[] = [
  {
    key: "process",
    label: t("Process"),
    cellClass: "max-sm:py-2",
    cell: ({ role, host, pid, version }) => (
      <>
        <span className="font-medium">{roles[role]}</span>
        <span className="block text-12 text-ink-3">
          {host} · {pid} · {version}
        </span>
      </>
    ),
  },
  {
    key: "heartbeat",
    label: t("Heartbeat"),
    headClass: "w-40 max-sm:w-28",
    cell: ({ alive, heartbeatAt }) => (
      <Status meaning={alive ? "good" : "bad"}>
        {alive ? "" : t("Silent since ")}
        <Age at={heartbeatAt} />
      </Status>
    ),
  },
  {
    key: "jobs",
    label: t("Jobs"),
    className: "text-end",
    headClass: "w-28 max-sm:w-20",
    cellClass: "tabular-nums",
    cell: ({ slots, running }) => (slots === 0 ? "–" : t("{running} of {slots}", { running, slots })),
  },
  {
    key: "memory",
    label: t("Memory"),
    className: "text-end max-sm:hidden",
    headClass: "w-28",
    cellClass: "text-ink-2 tabular-nums",
    cell: ({ rss }) => megabytes(rss),
  },
  {
    key: "started",
    label: t("Started"),
    className: "max-sm:hidden",
    headClass: "w-36",
    cellClass: "text-ink-2",
    cell: ({ startedAt }) => <Age at={startedAt} />,
  },
];

/** The programs of this installation, each as it last reported itself. */
export function ProcessList({ processes }: { readonly processes: readonly Process[] }) {
  return (
    <div className="px-3">
      <ColumnTable caption={t("Processes")} columns={columns} rows={processes} keyOf={({ id }) => id} />
    </div>
  );
}
