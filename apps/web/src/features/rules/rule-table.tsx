import type { RuleEntry } from "@audit/contract";
import { Link } from "@tanstack/react-router";
import { ColumnTable, type Column } from "../../components/column-table.tsx";
import { Impact } from "../../components/impact.tsx";
import { gradeWords, hostOf, placeOf } from "./rule-words.ts";
import { t } from "../../language/messages.ts";

const columns: readonly Column<RuleEntry>[] = [
  { key: "rule", label: t("Rule"), cellClass: "min-w-72 py-2", cell: (rule) => <Name rule={rule} /> },
  { key: "severity", label: t("Severity"), cell: ({ severity }) => <Impact impact={severity} /> },
  {
    key: "grade",
    label: t("Grade"),
    cell: ({ grade }) => (
      <abbr title={gradeWords[grade]} className="no-underline">
        {grade}
      </abbr>
    ),
  },
  {
    key: "weight",
    label: t("Weight"),
    className: "text-end",
    cellClass: "tabular-nums",
    cell: ({ weight }) => (weight === 0 ? <span className="text-ink-3">{t("informs")}</span> : weight),
  },
  { key: "source", label: t("Source"), cellClass: "whitespace-nowrap", cell: ({ source }) => <Source url={source} /> },
];

/** Rules with what backs them and what they count for. */
export function RuleTable({ rules }: { readonly rules: readonly RuleEntry[] }) {
  return (
    <div className="scrolls-x px-3" role="region" aria-label={t("Rules, scrollable")} tabIndex={0}>
      <ColumnTable
        caption={t("Rules")}
        columns={columns}
        rows={rules}
        keyOf={({ id }) => id}
        rowProps={() => ({ className: "hover:bg-hover/55" })}
      />
    </div>
  );
}

function Name({ rule }: { readonly rule: RuleEntry }) {
  const { id, title } = rule;
  return (
    <>
      <Link to="/checks/$rule" params={{ rule: id }} preload={false} className="font-medium hover:underline">
        {title}
      </Link>
      <span className="block text-12 text-ink-3">
        {placeOf(rule)} · <span className="font-mono">{id}</span>
      </span>
    </>
  );
}

function Source({ url }: { readonly url: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="text-ink-2 underline decoration-line underline-offset-3 hover:decoration-control"
    >
      {hostOf(url)}
    </a>
  );
}
