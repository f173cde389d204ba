import { access, constants, statfs } from "node:fs/promises";
import type { MailSettings } from "../../config/config.ts";
import type { Db } from "../../platform/database/index.ts";
import { checkMail } from "../../platform/mail/index.ts";
import type { PaymentGateway } from "../../platform/payments/index.ts";
import { countAliveWorkers, describeDatabase } from "./monitoring-store.ts";
import type { Probe } from "./probes.ts";

const SOON_MS = 15_000;
const MINUTE_MS = 60_000;
/** Asked rarely: the answer costs a provider's time. */
const PROVIDER_MS = 5 * MINUTE_MS;

const GIGABYTE = 1024 ** 3;
/** Below this a crawl or a backup may fail; below the second one, the database. */
const TIGHT_BYTES = 2 * GIGABYTE;
const FULL_BYTES = GIGABYTE / 4;

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024).toLocaleString("en-US")} MB`;
const gigabytes = (bytes: number): string => `${(bytes / GIGABYTE).toFixed(1)} GB`;

export const databaseProbe = (db: Db): Probe => ({
  name: "Database",
  everyMs: SOON_MS,
  check: async () => {
    const { version, bytes } = await describeDatabase(db);
    return { status: "ok", note: `PostgreSQL ${version}, ${megabytes(bytes)}` };
  },
});

export const workersProbe = (db: Db): Probe => ({
  name: "Crawl workers",
  everyMs: SOON_MS,
  check: async () => {
    const alive = await countAliveWorkers(db);
    if (alive === 0) throw new Error("No worker has reported itself in the last half minute: jobs stay in line.");
    return { status: "ok", note: alive === 1 ? "1 process" : `${alive} processes` };
  },
});

export const diskProbe = (folder: string): Probe => ({
  name: "Disk",
  everyMs: MINUTE_MS,
  check: async () => {
    await access(folder, constants.W_OK);
    const { bavail, bsize, blocks } = await statfs(folder);
    const free = bavail * bsize;
    const note = `${gigabytes(free)} of ${gigabytes(blocks * bsize)} free`;
    if (free < FULL_BYTES) throw new Error(`The data folder's disk is full: ${note}.`);
    return { status: free < TIGHT_BYTES ? "warning" : "ok", note };
  },
});

export const mailProbe = (settings: MailSettings): Probe => ({
  name: "Mail",
  everyMs: PROVIDER_MS,
  check: async () => {
    if (settings.smtpUrl === null)
      return { status: "not_configured", note: "SMTP_URL is not set: mails are kept in the data folder" };
    await checkMail(settings.smtpUrl);
    return { status: "ok", note: new URL(settings.smtpUrl).host };
  },
});

/** @param gateway null when nothing is sold */
export const paymentProbe = (gateway: PaymentGateway | null): Probe => ({
  name: "Payments",
  everyMs: PROVIDER_MS,
  check: async () =>
    gateway === null
      ? { status: "not_configured", note: "Nothing is sold here" }
      : { status: "ok", note: await gateway.check() },
});
