import { fillTemplate, type MailValues } from "@audit/contract";
import type { MailLetterhead } from "../../../platform/database/index.ts";
import { escapeMarkup } from "../../../platform/http/index.ts";
import { frameMail, linkMarkup, oneLine, type RenderedMail } from "../../../platform/mail/index.ts";
import { htmlOf } from "./html.ts";
import { parseContent } from "./parse-content.ts";
import { textOf } from "./text.ts";

/** What an administrator wrote. */
export interface Draft {
  readonly subject: string;
  readonly content: string;
}

interface Addressed {
  readonly values: MailValues;
  readonly letterhead: MailLetterhead;
  /** Null in samples, which nobody has to leave. */
  readonly unsubscribeUrl: string | null;
}

/** A draft as the mail one account gets, as HTML and as plain text. */
export function renderMail(draft: Draft, { values, letterhead, unsubscribeUrl }: Addressed): RenderedMail {
  const subject = oneLine(fillTemplate(draft.subject, (name) => values[name]));
  const { children } = parseContent(draft.content);
  const why = `You get this mail because you opened an account at ${letterhead.brand} with ${values.user_email}.`;
  const rest = "Mails that your account can't do without, such as for a new password, come all the same.";
  const leave =
    unsubscribeUrl === null ? "Unsubscribe (a link in real mails)" : linkMarkup(unsubscribeUrl, "Unsubscribe", "grey");
  return {
    subject,
    html: frameMail({
      title: subject,
      letterhead,
      sheet: htmlOf(children, { values, colour: letterhead.colour }),
      below: `${escapeMarkup(why)}<br>${leave}. ${escapeMarkup(rest)}`,
    }),
    text: [
      textOf(children, values),
      `-- \n${why}`,
      `Unsubscribe:\n${unsubscribeUrl ?? "(a link in real mails)"}\n${rest}`,
      `${letterhead.brand}\n${letterhead.origin}\n`,
    ].join("\n\n"),
  };
}
