import type { EmailSequence, EmailTemplate, MailCounts } from "@audit/contract";
import type { EmailSequenceRow, EmailTemplateRow } from "../../platform/database/index.ts";

const NONE: MailCounts = { sent: 0, failed: 0, unknown: 0, waiting: 0, unsubscribed: 0 };

export interface Counts {
  readonly templates: ReadonlyMap<string, MailCounts>;
  readonly sequences: ReadonlyMap<string, EmailSequence["counts"]>;
}

export function presentTemplate(row: EmailTemplateRow, counts: Counts["templates"]): EmailTemplate {
  const { id, sequence_id, name, subject, content, step_number, delay_days, is_active, version } = row;
  return {
    id,
    sequence_id,
    name,
    subject,
    content,
    step_number,
    delay_days,
    is_active,
    version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    counts: counts.get(id) ?? NONE,
  };
}

/** @param rows templates in order of their steps, of this sequence and perhaps of others */
export const presentSequence = (
  { id, name, description, is_active, created_at }: EmailSequenceRow,
  rows: readonly EmailTemplateRow[],
  counts: Counts,
): EmailSequence => ({
  id,
  name,
  description,
  is_active,
  created_at: created_at.toISOString(),
  templates: rows.filter((row) => row.sequence_id === id).map((row) => presentTemplate(row, counts.templates)),
  counts: counts.sequences.get(id) ?? { enrolled: 0, sent: 0, failed: 0, unsubscribed: 0 },
});
