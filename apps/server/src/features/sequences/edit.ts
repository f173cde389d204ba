import { type EmailTemplateInput, rareTexts } from "@audit/contract";
import type { Recorder } from "../../platform/audit/index.ts";
import type { Db, EmailSequenceRow, EmailTemplateRow, Tx } from "../../platform/database/index.ts";
import { Problem } from "../../platform/http/index.ts";
import { findFaults } from "./render/find-faults.ts";
import {
  findTemplateRow,
  insertTemplate,
  isStepTaken,
  lockSequence,
  removeTemplate,
  saveTemplate,
  switchSequence,
} from "./sequence-store.ts";

/** @throws Problem INVALID_INPUT with every fault of the texts; CONFLICT when the step is taken; NOT_FOUND */
export async function createTemplate(
  db: Db,
  record: Recorder,
  sequenceId: string,
  template: EmailTemplateInput,
): Promise<EmailTemplateRow> {
  refuseFaults(template);
  return db.transaction().execute(async (tx) => {
    if (!(await lockSequence(tx, sequenceId))) throw new Problem("NOT_FOUND");
    const row = await insertTemplate(tx, sequenceId, template);
    if (!row) throw new Problem("CONFLICT", { text: rareTexts.templateStepTaken });
    await record(tx, { action: "create email template", subject: row.id, after: summaryOf(row) });
    return row;
  });
}

/** @param known the version that the writer saw; undefined when he does not say */
export async function updateTemplate(
  db: Db,
  record: Recorder,
  { id, known, template }: { id: string; known: number | undefined; template: EmailTemplateInput },
): Promise<EmailTemplateRow> {
  refuseFaults(template);
  return db.transaction().execute(async (tx) => {
    const before = await findLocked(tx, id);
    if (known !== undefined && known !== before.version)
      throw new Problem("CONFLICT", { text: rareTexts.templateStale });
    if (await isStepTaken(tx, before, template.step_number)) {
      throw new Problem("CONFLICT", { text: rareTexts.templateStepTaken });
    }
    const row = await saveTemplate(tx, id, template);
    await record(tx, { action: "change email template", subject: id, ...changesOf(before, row) });
    return row;
  });
}

export async function deleteTemplate(db: Db, record: Recorder, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await removeTemplate(tx, id);
    if (!row) throw new Problem("NOT_FOUND");
    await record(tx, { action: "delete email template", subject: id, before: summaryOf(row) });
  });
}

export async function setSequenceActive(
  db: Db,
  record: Recorder,
  id: string,
  isActive: boolean,
): Promise<EmailSequenceRow> {
  return db.transaction().execute(async (tx) => {
    const row = await switchSequence(tx, id, isActive);
    if (!row) throw new Problem("NOT_FOUND");
    await record(tx, {
      action: isActive ? "switch email sequence on" : "switch email sequence off",
      subject: row.name,
    });
    return row;
  });
}

/** The template, with its sequence's steps kept still until the transaction ends. */
async function findLocked(tx: Tx, id: string): Promise<EmailTemplateRow> {
  const seen = await findTemplateRow(tx, id);
  if (!seen || !(await lockSequence(tx, seen.sequence_id))) throw new Problem("NOT_FOUND");
  const row = await findTemplateRow(tx, id);
  if (!row) throw new Problem("NOT_FOUND");
  return row;
}

function refuseFaults(template: EmailTemplateInput): void {
  const faults = findFaults(template);
  if (faults.length > 0) throw new Problem("INVALID_INPUT", { text: faults.join(" ") });
}

/** What an entry of the log says of a template; the content is too long for it. */
const summaryOf = ({ name, subject, step_number, delay_days, is_active, version }: EmailTemplateRow) => ({
  name,
  subject,
  step_number,
  delay_days,
  is_active,
  version,
});

const changesOf = (before: EmailTemplateRow, after: EmailTemplateRow) => ({
  before: summaryOf(before),
  after: { ...summaryOf(after), is_content_changed: before.content !== after.content },
});
