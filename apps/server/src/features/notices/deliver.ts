import { sendMessage, type MessageOutcome } from "@audit/engine/process";
import type { CrawlSettings } from "../../config/config.ts";
import type { AppSecret } from "../../platform/app-secret.ts";
import type { Db, NoticeRow, NoticeTargetRow } from "../../platform/database/index.ts";
import { addMail, sayIn } from "../../platform/mail/index.ts";
import { noteDelivered, noteFault, takeDigest } from "./notice-store.ts";
import { addressPurpose, secretPurpose } from "./purposes.ts";
import { sayNotice } from "./say-notice.ts";
import { endTarget, findTarget } from "./target-store.ts";
import { writeMessage } from "./write-message.ts";

export interface DeliveryServices {
  readonly db: Db;
  readonly secret: AppSecret;
  readonly crawl: Pick<CrawlSettings, "allowHosts" | "closedHosts" | "userAgent">;
}

/** Seconds between tries, as Standard Webhooks recommend: about three days in all. */
const PAUSES = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];
/** Standard Webhooks let a receiver take 15 to 30 seconds. */
const TIMEOUT_MS = 20_000;
/** A receiver's answer is not kept; some have to be read to the end for their connection to end well. */
const MOST_ANSWER = 4_096;
const MOST_RETRY_AFTER_SECONDS = 86_400;
const GONE = 410;

/** Brings one notice to its target, and notes how it went. */
export async function deliver(services: DeliveryServices, notice: NoticeRow): Promise<void> {
  const { db } = services;
  const target = await findTarget(db, notice.user_id, notice.target_id);
  if (target === null || target.ended_at !== null) return;
  if (target.kind === "mail-daily" || target.kind === "mail-weekly") return sendDigest(db, target);
  const outcome = await send(services, target, notice);
  if ("status" in outcome && outcome.status >= 200 && outcome.status < 300)
    return noteDelivered(db, notice.id, outcome.status);
  const status = "status" in outcome ? outcome.status : null;
  const fault = "fault" in outcome ? outcome.fault : `The answer was ${outcome.status}.`;
  const nextAt = status === GONE ? null : nextTry(notice.attempts, outcome);
  await noteFault(db, notice.id, { status, fault, nextAt });
  if (status === GONE) await endTarget(db, target.id);
}

async function send(
  { secret, crawl }: DeliveryServices,
  target: NoticeTargetRow,
  notice: NoticeRow,
): Promise<MessageOutcome> {
  const url = target.sealed_address && secret.open(addressPurpose(target.user_id), target.sealed_address);
  const key = target.sealed_secret && secret.open(secretPurpose(target.user_id), target.sealed_secret);
  if (url === null || (target.sealed_secret !== null && key === null))
    return { fault: "The address can't be read any more: the installation's secret was changed. Add it again." };
  const { headers, body } = writeMessage(notice, target.kind, key, Date.now());
  const { allowHosts, closedHosts, userAgent } = crawl;
  return sendMessage({
    url,
    method: "POST",
    headers: { ...headers, "user-agent": userAgent },
    body,
    allowHosts,
    closedHosts,
    mostBytes: MOST_ANSWER,
    timeoutMs: TIMEOUT_MS,
  });
}

/** @param attempts tries so far. @returns null when it is given up */
export function nextTry(attempts: number, outcome: MessageOutcome, now = Date.now()): Date | null {
  const pause = PAUSES[attempts - 1];
  if (pause === undefined) return null;
  const asked = "status" in outcome ? Number(outcome.retryAfter ?? 0) : 0;
  const wanted = Number.isFinite(asked) ? Math.min(asked, MOST_RETRY_AFTER_SECONDS) : 0;
  // Up to a tenth more, so that many notices of one moment don't come back in one moment.
  return new Date(now + Math.max(pause * (1 + Math.random() / 10), wanted) * 1000);
}

/** One mail for all that waits. */
const sendDigest = (db: Db, target: NoticeTargetRow): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const rows = await takeDigest(tx, target.id);
    const user = await tx.selectFrom("users").select("email").where("id", "=", target.user_id).executeTakeFirst();
    if (rows.length === 0 || user === undefined) return;
    const notices = rows
      .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
      .map(({ body }) => ({ ...sayNotice(body, sayIn(target.letterhead)) }));
    const facts = { every: target.kind === "mail-daily" ? "day" : "week", notices };
    await addMail(tx, { kind: "notice-digest", recipient: user.email, letterhead: target.letterhead, facts });
  });
