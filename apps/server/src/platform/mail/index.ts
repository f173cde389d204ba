export { buttonMarkup, frameMail, GREY, INK, inScheme, LINE, linkMarkup } from "./layout.ts";
export { oneLine, type MailContent, type RenderedMail } from "./mail-content.ts";
export { MAIL_PAGE_POLICY, mountMailboxPages } from "./mailbox-pages.ts";
export { isAnswered, isFinal, type Transport } from "./message.ts";
export { addMail, deleteOldMails } from "./outbox-store.ts";
export { keepSending, type Sending } from "./keep-sending.ts";
export { openMailSender, type Composers } from "./mail-sender.ts";
export { openTransport } from "./transport.ts";
export { checkMail } from "./smtp.ts";
