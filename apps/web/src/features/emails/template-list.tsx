import type { EmailSequence, EmailTemplate } from "@audit/contract";
import { Link } from "@tanstack/react-router";
import { Button, buttonStyle } from "../../components/button.tsx";
import { ColumnTable, type Column } from "../../components/column-table.tsx";
import { Panel } from "../../components/panel.tsx";
import { useMedia } from "../../components/use-media.ts";
import { countsLine, daysOf } from "./email-words.ts";
import { StatusBadge } from "./status-badge.tsx";
import { t } from "../../language/messages.ts";

export interface TemplateListProps {
  readonly sequence: EmailSequence;
  readonly onDelete: (template: EmailTemplate) => void;
}

/** The steps in their order: a table, or cards where a table would not fit. */
export function TemplateList(props: TemplateListProps) {
  return useMedia("(width >= 60rem)") ? <TemplateTable {...props} /> : <TemplateCards {...props} />;
}

function TemplateTable({ sequence, onDelete }: TemplateListProps) {
  const days = daysOf(sequence.templates);
  const columns: readonly Column<EmailTemplate>[] = [
    {
      key: "step",
      label: t("Step"),
      className: "text-end",
      cellClass: "tabular-nums",
      cell: (one) => one.step_number,
    },
    {
      key: "name",
      label: t("Name"),
      cellClass: "py-2.5",
      cell: ({ name, counts }) => (
        <>
          <p className="font-medium">{name}</p>
          <p className="text-ink-3 tabular-nums">{countsLine(counts)}</p>
        </>
      ),
    },
    {
      key: "subject",
      label: t("Subject"),
      cellClass: "text-ink-2 [overflow-wrap:anywhere]",
      cell: ({ subject }) => subject,
    },
    {
      key: "delay",
      label: t("Delay (days)"),
      className: "text-end",
      cellClass: "tabular-nums",
      cell: (template) => (
        <>
          {template.delay_days}
          <Day day={days.get(template.id)} />
        </>
      ),
    },
    { key: "status", label: t("Status"), cell: (template) => <StatusBadge active={template.is_active} /> },
    {
      key: "actions",
      label: t("Actions"),
      cell: (template) => <TemplateActions template={template} onDelete={onDelete} />,
    },
  ];
  return (
    <ColumnTable
      caption={t("Templates of {sequence}", { sequence: sequence.name })}
      columns={columns}
      rows={sequence.templates}
      keyOf={({ id }) => id}
    />
  );
}

const Day = ({ day }: { readonly day: number | undefined }) =>
  day === undefined ? null : <span className="block text-12 text-ink-3">{t("day {day}", { day })}</span>;

function TemplateCards({ sequence, onDelete }: TemplateListProps) {
  const days = daysOf(sequence.templates);
  return (
    <ol className="grid gap-3">
      {sequence.templates.map((template) => {
        const day = days.get(template.id);
        return (
          <li key={template.id}>
            <Panel className="grid gap-2.5 px-4 py-3.5 text-13">
              <div className="flex items-center justify-between gap-3">
                <p className="text-ink-3 tabular-nums">
                  {t("Step {step_number}", { step_number: template.step_number })}
                  {day !== undefined && t(" · day {day}", { day })}
                </p>
                <StatusBadge active={template.is_active} />
              </div>
              <div className="grid gap-0.5">
                <h2 className="text-14 font-semibold">{template.name}</h2>
                <p className="text-ink-2 [overflow-wrap:anywhere]">{template.subject}</p>
              </div>
              <p className="text-ink-3 tabular-nums">
                {t("Delay {delay_days} days · {counts}", {
                  delay_days: template.delay_days,
                  counts: countsLine(template.counts),
                })}
              </p>
              <TemplateActions template={template} onDelete={onDelete} />
            </Panel>
          </li>
        );
      })}
    </ol>
  );
}

interface TemplateActionsProps {
  readonly template: EmailTemplate;
  readonly onDelete: (template: EmailTemplate) => void;
}

const TemplateActions = ({ template, onDelete }: TemplateActionsProps) => (
  <div className="flex gap-2">
    <Link
      to="/admin/email-sequences/$sequenceId/templates/$templateId/edit"
      params={{ sequenceId: template.sequence_id, templateId: template.id }}
      className={buttonStyle()}
      aria-label={t("Edit {template}", { template: template.name })}
    >
      {t("Edit")}
    </Link>
    <Button
      look="quiet"
      aria-label={t("Delete {template}", { template: template.name })}
      onClick={() => onDelete(template)}
    >
      {t("Delete")}
    </Button>
  </div>
);
