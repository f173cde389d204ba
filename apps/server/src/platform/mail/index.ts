export type { Letter } from "./letter.ts";
export { mountMailboxPages } from "./mailbox-pages.ts";
export { addMail, deleteOldMails } from "./outbox-store.ts";
export { openPostOffice, type Composers, type PostOffice } from "./post-office.ts";
export { openTransport } from "./transport.ts";
export { checkMail } from "./smtp.ts";
