import {
  createEmailTemplate,
  deleteEmailTemplate,
  type EmailSequence,
  type EmailTemplate,
  getEmailSequence,
  getEmailTemplate,
  listEmailSequences,
  type MailRoute,
  previewEmail,
  rareTexts,
  sendTestEmail,
  setEmailSequence,
  updateEmailTemplate,
} from "@audit/contract";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config/config.ts";
import { recorderOf } from "../../platform/audit/index.ts";
import type { Db, EmailSequenceRow, EmailTemplateRow } from "../../platform/database/index.ts";
import { Problem, type Caller, type Mount } from "../../platform/http/index.ts";
import { addMail } from "../../platform/mail/index.ts";
import { limitHits } from "../../platform/rate-limit/index.ts";
import { brandOf, letterheadOf } from "../branding/index.ts";
import { countBySequence, countByTemplate } from "./counts-store.ts";
import { createTemplate, deleteTemplate, setSequenceActive, updateTemplate } from "./edit.ts";
import { presentSequence, presentTemplate, type Counts } from "./present.ts";
import { mountPreviewPage, PREVIEW_PATH } from "./preview-page.ts";
import { keepPreview } from "./preview-store.ts";
import { findFaults } from "./render/find-faults.ts";
import { renderSample } from "./sample.ts";
import { senderOf, type SenderIdentity } from "./sender-of.ts";
import { findSequenceRow, findTemplateRow, listSequenceRows, listTemplateRows, readEmail } from "./sequence-store.ts";
import { hashToken, newToken } from "./token.ts";
import { mountUnsubscribe } from "./unsubscribe-pages.ts";

const HOUR = 60 * 60;
const TEST_MAILS_PER_HOUR = 30;

/** Everything about sequences that is asked for over HTTP. */
export async function mountSequences(app: FastifyInstance, mount: Mount, db: Db, config: Config): Promise<void> {
  mountReading(mount, db, routeOf(config));
  mountEditing(mount, db);
  mountSamples(mount, db, config);
  mountPreviewPage(app, db);
  await mountUnsubscribe(app, db, config.brands);
}

/** Where mails go on this installation. */
export function routeOf({ mail, production }: Pick<Config, "mail" | "production">): MailRoute {
  if (mail.smtpUrl !== null) return "smtp";
  return production ? "off" : "mailbox";
}

const withCounts = async (db: Db, row: EmailTemplateRow): Promise<EmailTemplate> =>
  presentTemplate(row, await countByTemplate(db));

async function readSequences(db: Db, rows: readonly EmailSequenceRow[]): Promise<EmailSequence[]> {
  const [templates, counts] = [await listTemplateRows(db, null), await readCounts(db)];
  return rows.map((row) => presentSequence(row, templates, counts));
}

const readSequence = async (db: Db, row: EmailSequenceRow): Promise<EmailSequence> =>
  presentSequence(row, await listTemplateRows(db, row.id), await readCounts(db));

const readCounts = async (db: Db): Promise<Counts> => ({
  templates: await countByTemplate(db),
  sequences: await countBySequence(db),
});

function mountReading(mount: Mount, db: Db, mail: MailRoute): void {
  mount(listEmailSequences)(async () => ({
    sequences: await readSequences(db, await listSequenceRows(db)),
    mail,
  }));

  mount(getEmailSequence)(async ({ params: { id } }) => {
    const row = await findSequenceRow(db, id);
    if (!row) throw new Problem("NOT_FOUND");
    return { sequence: await readSequence(db, row), mail };
  });

  mount(getEmailTemplate)(async ({ params: { id } }) => {
    const row = await findTemplateRow(db, id);
    if (!row) throw new Problem("NOT_FOUND");
    return { template: await withCounts(db, row) };
  });
}

function mountEditing(mount: Mount, db: Db): void {
  mount(setEmailSequence)(async ({ actor, params: { id }, body }) => {
    const row = await setSequenceActive(db, recorderOf(actor), id, body.is_active);
    return { sequence: await readSequence(db, row) };
  });

  mount(createEmailTemplate)(async ({ actor, params: { id }, body }) => ({
    template: await withCounts(db, await createTemplate(db, recorderOf(actor), id, body)),
  }));

  mount(updateEmailTemplate)(async ({ actor, params: { id }, body: { version: known, ...template } }) => ({
    template: await withCounts(db, await updateTemplate(db, recorderOf(actor), { id, known, template })),
  }));

  mount(deleteEmailTemplate)(async ({ actor, params: { id } }) => {
    await deleteTemplate(db, recorderOf(actor), id);
    return {};
  });
}

function mountSamples(mount: Mount, db: Db, config: Config): void {
  const identityOf = (caller: Caller): SenderIdentity => {
    const letterhead = letterheadOf(config.brands, caller);
    return senderOf(config, brandOf(config.brands, caller), letterhead.origin);
  };

  mount(previewEmail)(async ({ actor, body, caller }) => {
    const faults = findFaults(body);
    const { subject, text, html } = renderSample(body, identityOf(caller));
    const token = newToken();
    await keepPreview(db, actor.userId, hashToken(token), html);
    return { subject, text, page: `${PREVIEW_PATH}/${token}`, faults };
  });

  mount(sendTestEmail)(async ({ actor, body, caller }) => {
    const faults = findFaults(body);
    if (faults.length > 0) throw new Problem("INVALID_INPUT", { text: faults.join(" ") });
    await limitTests(db, actor.userId);
    const { letterhead, supportEmail } = identityOf(caller);
    const recipient = await readEmail(db, actor.userId);
    await addMail(db, { kind: "sequence-test", recipient, letterhead, facts: { ...body, supportEmail } });
    return { sent_to: recipient };
  });
}

async function limitTests(db: Db, userId: string): Promise<void> {
  await limitHits(db, `test mail ${userId}`, { hits: TEST_MAILS_PER_HOUR, seconds: HOUR }).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    throw new Problem(error.code, { text: rareTexts.testMailsSpent, retryAfter: error.retryAfter ?? HOUR });
  });
}
