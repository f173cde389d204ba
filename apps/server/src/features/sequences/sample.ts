import { sampleMailValues } from "@audit/contract";
import type { MailLetterhead } from "../../platform/database/index.ts";
import type { Composers, RenderedMail } from "../../platform/mail/index.ts";
import { renderMail, type Draft } from "./render/render-mail.ts";
import type { SenderIdentity } from "./sender-of.ts";

/** A draft as a made-up account of the brand would get it; without content that is nested too deeply to be read. */
export function renderSample(draft: Draft, { letterhead, supportEmail }: SenderIdentity): RenderedMail {
  const values = {
    ...sampleMailValues,
    app_url: letterhead.origin,
    company_name: letterhead.brand,
    support_email: supportEmail,
  };
  const to = { values, letterhead, unsubscribeUrl: null };
  try {
    return renderMail(draft, to);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return renderMail({ ...draft, content: "" }, to);
  }
}

/** Test mails are asked for, so they leave as any transactional mail does. */
export const sequenceMails: Composers = {
  "sequence-test": async (_db, { letterhead, facts }) => {
    const { subject, content, supportEmail } = facts as unknown as Draft & { supportEmail: string };
    const sample = renderSample(
      { subject, content },
      { letterhead: letterhead satisfies MailLetterhead, supportEmail },
    );
    return { ...sample, subject: `Test: ${sample.subject}` };
  },
};
