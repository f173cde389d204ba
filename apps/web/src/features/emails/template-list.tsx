import type { EmailSequence, EmailTemplate } from "@audit/contract";
import { Link } from "@tanstack/react-router";
import { Button, buttonStyle } from "../../components/button.tsx";
import { Panel } from "../../components/panel.tsx";
import { Table, Td, Th } from "../../components/table.tsx";
import { useMedia } from "../../components/use-media.ts";
import { countsLine, daysOf } from "./email-words.ts";
import { StatusBadge } from "./status-badge.tsx";

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
  return (
    <Table caption={`Templates of ${sequence.name}`}>
      <thead>
        <tr>
          <Th className="text-right">Step</Th>
          <Th>Name</Th>
          <Th>Subject</Th>
          <Th className="text-right">Delay (days)</Th>
          <Th>Status</Th>
          <Th>Actions</Th>
        </tr>
      </thead>
      <tbody>
        {sequence.templates.map((template) => (
          <tr key={template.id}>
            <Td className="text-right tabular-nums">{template.step_number}</Td>
            <Td className="py-2.5">
              <p className="font-medium">{template.name}</p>
              <p className="text-ink-3 tabular-nums">{countsLine(template.counts)}</p>
            </Td>
            <Td className="text-ink-2 [overflow-wrap:anywhere]">{template.subject}</Td>
            <Td className="text-right tabular-nums">
              {template.delay_days}
              <Day day={days.get(template.id)} />
            </Td>
            <Td>
              <StatusBadge active={template.is_active} />
            </Td>
            <Td>
              <TemplateActions template={template} onDelete={onDelete} />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Day = ({ day }: { readonly day: number | undefined }) =>
  day === undefined ? null : <span className="block text-12 text-ink-3">day {day}</span>;

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
                  Step {template.step_number}
                  {day !== undefined && ` · day ${day}`}
                </p>
                <StatusBadge active={template.is_active} />
              </div>
              <div className="grid gap-0.5">
                <h2 className="text-14 font-semibold">{template.name}</h2>
                <p className="text-ink-2 [overflow-wrap:anywhere]">{template.subject}</p>
              </div>
              <p className="text-ink-3 tabular-nums">
                Delay {template.delay_days} days · {countsLine(template.counts)}
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
      aria-label={`Edit ${template.name}`}
    >
      Edit
    </Link>
    <Button look="quiet" aria-label={`Delete ${template.name}`} onClick={() => onDelete(template)}>
      Delete
    </Button>
  </div>
);
