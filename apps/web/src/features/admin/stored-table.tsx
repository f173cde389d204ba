import type { Monitoring } from "@audit/contract";
import { ColumnTable, type Column } from "../../components/column-table.tsx";
import { countOf } from "../../format/numbers.ts";
import { megabytes } from "./health-words.ts";
import { t } from "../../language/messages.ts";

type Stored = Monitoring["stored"][number];

const columns: readonly Column<Stored>[] = [
  { key: "kind", label: t("What"), cellClass: "font-medium max-md:py-2.5", cell: ({ kind }) => kind },
  {
    key: "size",
    label: t("Size"),
    className: "text-end",
    headClass: "w-24",
    cellClass: "text-ink-2 tabular-nums",
    cell: ({ bytes }) => megabytes(bytes),
  },
  {
    key: "kept",
    label: t("Kept"),
    className: "text-end",
    headClass: "w-28",
    cellClass: "text-ink-2",
    cell: ({ keptDays }) => (keptDays === null ? t("for good") : countOf(keptDays, "day")),
  },
];

/** What the database holds, how much of it, and for how long. */
export function StoredTable({ stored }: { readonly stored: Monitoring["stored"] }) {
  return (
    <section aria-labelledby="stored-title" className="grid grid-cols-1 gap-3">
      <h3 id="stored-title" className="text-16 font-semibold">
        {t("What is stored")}
      </h3>
      <div className="max-w-2xl px-3">
        <ColumnTable caption={t("What is stored")} columns={columns} rows={stored} keyOf={({ kind }) => kind} />
      </div>
    </section>
  );
}
