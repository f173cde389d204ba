import { compareRuns, getJob, listActions, listJobs, setSchedule, submitUrl } from "@audit/contract";
import { createDice, startChangingShop, startMailServer, type MailServer, type ShopChange } from "@audit/testkit";
import { readConfig } from "../../config/config.ts";
import { runDueSchedules } from "../../features/history/run-due.ts";
import { createLog } from "../../platform/log.ts";
import { openQueue } from "../../platform/queue/queue.ts";
import { createTestServer, waitFor, type TestAccount } from "../index.ts";
import { hold, type Held } from "./hold.ts";
import { workOff } from "./work-off.ts";

export interface ChangeResult extends Held {
  readonly change: ShopChange;
}

const MOST_MS = 120_000;
const NEXT_MS = 8 * 24 * 60 * 60 * 1000;

/**
 * Audits a shop, has its owner work on the plan, changes the shop and lets the audit repeat by its schedule, change after
 * change, in a server of its own with a mail server beside it.
 * @param seed which pages and tasks are chosen
 */
export async function runLab(
  seed: number,
  changes: readonly ShopChange[],
  onResult: (result: ChangeResult) => void,
): Promise<void> {
  const shop = await startChangingShop(seed);
  const post = await startMailServer();
  const allowed = { CRAWL_ALLOW_HOSTS: shop.hosts.join(",") };
  const server = await createTestServer({ env: { ...allowed, SMTP_URL: post.url, MAIL_FROM: "audit@shop.example" } });
  const log = createLog("silent");
  const queue = await openQueue(server.store, log, { supervise: false });
  const { access, crawl } = readConfig({ PAYMENTS: "off", ...allowed });
  try {
    const account = await server.mint();
    const pick = createDice(seed);
    let last = (await account.call(submitUrl, { body: { url: shop.url } })).data.id;
    await finish(account, last);
    let due = await repeat(account, shop.url);
    for (const change of changes) {
      const before = await workOff(account.call, last, change, pick);
      shop.change(change);
      const arrived = mailsTo(account, post);
      // Two processes look at the clock at once.
      const services = { db: server.store.db, queue, log, access, crawl };
      await Promise.all([runDueSchedules(services, due), runDueSchedules(services, due)]);
      due = new Date(due.getTime() + NEXT_MS);
      last = await newest(account, last);
      await finish(account, last);
      await waitFor("the mail", async () => mailsTo(account, post) > arrived, MOST_MS);
      const { actions: after } = await account.call(listActions, { query: { jobId: last } });
      const { data: compared } = await account.call(compareRuns, { params: { id: last }, query: {} });
      onResult({ change, ...hold({ change, before, after, compared, mails: mailsTo(account, post) - arrived }) });
    }
  } finally {
    await queue.close(1000);
    await server.stop();
    await post.close();
    await shop.close();
  }
}

const finish = (account: TestAccount, id: string): Promise<unknown> =>
  waitFor(
    "the audit",
    async () => (await account.call(getJob, { params: { id } })).data.status === "completed",
    MOST_MS,
  );

/** @returns a moment at which the next audit is due */
async function repeat(account: TestAccount, url: string): Promise<Date> {
  const params = { domain: new URL(url).host };
  const { data } = await account.call(setSchedule, { params, body: { every: "weekly" } });
  return new Date(Date.parse(data.nextAt!) + 1000);
}

/** @throws Error when not exactly one audit has begun since the last one */
async function newest(account: TestAccount, last: string): Promise<string> {
  const { data } = await account.call(listJobs, { query: {} });
  const jobs = [...data.active, ...data.completed];
  const begun = jobs.findIndex(({ id }) => id === last);
  if (begun !== 1) throw new Error(`${begun} audits were started`);
  return jobs[0]!.id;
}

/** Reports of repeated audits that have arrived. */
const mailsTo = ({ email }: TestAccount, { mails }: MailServer): number =>
  mails.filter(({ to, message }) => to[0] === email && /audited again|fixed/.test(message.subject ?? "")).length;
