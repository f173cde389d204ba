import type { EmailSequence } from "@audit/contract";
import { Link } from "@tanstack/react-router";
import { Button, buttonStyle } from "../../components/button.tsx";
import { ColumnTable, type Column } from "../../components/column-table.tsx";
import { Panel } from "../../components/panel.tsx";
import { useMedia } from "../../components/use-media.ts";
import { formatDay } from "../../format/dates.ts";
import { countsLine } from "./email-words.ts";
import { StatusBadge } from "./status-badge.tsx";
import { t } from "../../language/messages.ts";

export interface SequenceListProps {
  readonly sequences: readonly EmailSequence[];
  readonly onSwitch: (sequence: EmailSequence) => void;
}

/** A table, or cards where a table would not fit. */
export function SequenceList(props: SequenceListProps) {
  return useMedia("(width >= 60rem)") ? <SequenceTable {...props} /> : <SequenceCards {...props} />;
}

const columnsFor = (onSwitch: SequenceListProps["onSwitch"]): readonly Column<EmailSequence>[] => [
  { key: "name", label: t("Name"), cellClass: "font-medium whitespace-nowrap", cell: ({ name }) => name },
  { key: "about", label: t("Description"), cellClass: "py-2.5", cell: (sequence) => <About sequence={sequence} /> },
  { key: "status", label: t("Status"), cell: (sequence) => <StatusBadge active={sequence.is_active} /> },
  {
    key: "created",
    label: t("Created"),
    cellClass: "whitespace-nowrap text-ink-2",
    cell: (sequence) => formatDay(sequence.created_at),
  },
  {
    key: "actions",
    label: t("Actions"),
    cell: (sequence) => <SequenceActions sequence={sequence} onSwitch={onSwitch} />,
  },
];

const SequenceTable = ({ sequences, onSwitch }: SequenceListProps) => (
  <ColumnTable caption={t("Email sequences")} columns={columnsFor(onSwitch)} rows={sequences} keyOf={({ id }) => id} />
);

function SequenceCards({ sequences, onSwitch }: SequenceListProps) {
  return (
    <ul className="grid gap-3">
      {sequences.map((sequence) => (
        <li key={sequence.id}>
          <Panel className="grid gap-3 px-4 py-3.5">
            <div className="flex items-center justify-between gap-3">
              <h2 className="text-14 font-semibold">{sequence.name}</h2>
              <StatusBadge active={sequence.is_active} />
            </div>
            <About sequence={sequence} />
            <p className="text-13 text-ink-3">
              {t("Created {created_at}", { created_at: formatDay(sequence.created_at) })}
            </p>
            <SequenceActions sequence={sequence} onSwitch={onSwitch} />
          </Panel>
        </li>
      ))}
    </ul>
  );
}

const About = ({ sequence: { description, counts } }: { readonly sequence: EmailSequence }) => (
  <div className="grid gap-0.5 text-13">
    <p className="max-w-prose text-ink-2">{description}</p>
    <p className="text-ink-3 tabular-nums">{countsLine(counts)}</p>
  </div>
);

interface SequenceActionsProps {
  readonly sequence: EmailSequence;
  readonly onSwitch: (sequence: EmailSequence) => void;
}

const SequenceActions = ({ sequence, onSwitch }: SequenceActionsProps) => (
  <div className="flex flex-wrap gap-2 sm:flex-nowrap">
    <Link
      to="/admin/email-sequences/$sequenceId/templates"
      params={{ sequenceId: sequence.id }}
      className={buttonStyle()}
      aria-label={t("Templates of {sequence}", { sequence: sequence.name })}
    >
      {t("Templates")}
    </Link>
    <Button onClick={() => onSwitch(sequence)}>{sequence.is_active ? t("Switch off") : t("Switch on")}</Button>
    <Button disabled>{t("Edit (Coming Soon)")}</Button>
  </div>
);
