import { accountMails } from "./features/accounts/index.ts";
import { historyMails } from "./features/history/index.ts";
import { keepDelivering, noticeMails } from "./features/notices/index.ts";
import { openSequenceSender, routeOf, sequenceMails } from "./features/sequences/index.ts";
import { openMailSender, openTransport } from "./platform/mail/index.ts";
import type { Services } from "./services.ts";

type Stop = () => Promise<void>;

/** A worker sends what the outbox holds. */
export async function sendMails({ config, store, log }: Services): Promise<Stop | null> {
  const { mail, production, role } = config;
  if (role === "web") return null;
  if (mail.smtpUrl === null && production) {
    log.warn({ folder: mail.folder }, "mails are not sent but put into a folder: SMTP_URL is not set");
  }
  const composers = { ...accountMails, ...sequenceMails, ...historyMails, ...noticeMails };
  const sending = await openMailSender({ store, log, transport: openTransport(mail), composers });
  return sending.close;
}

/** Without a mail server they would be counted as sent although nobody gets them, so they wait for one. */
export async function sendSequences({ config, store, log }: Services): Promise<Stop | null> {
  if (config.role === "web" || routeOf(config) === "off") return null;
  const sending = await openSequenceSender({ store, log, transport: openTransport(config.mail), config });
  return sending.close;
}

/** A worker tells accounts of events where they want to be told. */
export async function sendNotices({ config: { role, crawl }, store, log, secret }: Services): Promise<Stop | null> {
  if (role === "web") return null;
  const sending = await keepDelivering({ store, log, secret, crawl });
  return sending.close;
}
