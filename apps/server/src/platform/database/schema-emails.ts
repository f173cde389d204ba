import type { ColumnType, Generated, Selectable } from "kysely";

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
type OptionalMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

interface EmailSequencesTable {
  id: Generated<string>;
  /** Of a sequence that comes with the product. */
  key: string | null;
  name: string;
  description: Generated<string>;
  is_active: boolean;
  active_since: Moment;
  /** Whom it writes to: every account, or those that have bought nothing. */
  audience: Generated<"everyone" | "without_plan">;
  created_at: Moment;
}

interface EmailTemplatesTable {
  id: Generated<string>;
  sequence_id: string;
  name: string;
  subject: string;
  content: string;
  /** From 1; once in a sequence. */
  step_number: number;
  /** After the step before; after the sign-up for the first. */
  delay_days: number;
  is_active: boolean;
  active_since: Moment;
  version: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
}

/** An account in a sequence. */
interface EmailEnrolmentsTable {
  id: Generated<string>;
  user_id: string;
  sequence_id: string;
  /** Key of the brand it signed up with, and where that brand's links led then. */
  brand: string;
  origin: string;
  enrolled_at: Moment;
  /** The step it had last; 0 before the first. */
  last_step: Generated<number>;
  /** When that was; the next delay counts from here. */
  last_at: Moment;
}

interface EmailDeliveriesTable {
  id: Generated<string>;
  enrolment_id: string;
  /** Null once the template is deleted. */
  template_id: string | null;
  step_number: number;
  created_at: Moment;
  attempts: Generated<number>;
  /** When it may be tried next; a try under way holds it back. */
  next_at: Moment;
  /** Set before the mail server gets the first byte of the text: from then on nobody may send it again. */
  handed_over_at: OptionalMoment;
  sent_at: OptionalMoment;
  /** Handed over, and never told whether it was taken. */
  unknown_at: OptionalMoment;
  given_up_at: OptionalMoment;
  last_error: string | null;
}

interface UnsubscribeLinksTable {
  token_hash: Uint8Array;
  user_id: string;
  template_id: string | null;
  brand: string;
  created_at: Moment;
  used_at: OptionalMoment;
}

/** The draft that an administrator looked at last, as a page. */
interface MailPreviewsTable {
  user_id: string;
  token_hash: Uint8Array;
  html: string;
  created_at: Moment;
}

export interface EmailTables {
  email_sequences: EmailSequencesTable;
  email_templates: EmailTemplatesTable;
  email_enrolments: EmailEnrolmentsTable;
  email_deliveries: EmailDeliveriesTable;
  unsubscribe_links: UnsubscribeLinksTable;
  mail_previews: MailPreviewsTable;
}

export type EmailSequenceRow = Selectable<EmailSequencesTable>;
export type EmailTemplateRow = Selectable<EmailTemplatesTable>;
