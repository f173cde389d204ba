import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { mailMoments, type MailMoment } from "@audit/testkit";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isPostgresPossible, openFilledPostgres, type TestDatabase } from "../../testing/postgres.ts";
import { startServerProcess, type ServerProcess } from "../../testing/server-process.ts";
import { fillDataFolder } from "../../testing/snapshot.ts";
import { waitFor } from "../../testing/index.ts";
import { openStore, type Store } from "../../platform/database/index.ts";
import { createLog } from "../../platform/log.ts";
import { openSequenceStage, type SequenceStage } from "./testing/sequence-stage.ts";

/** `KILLS=200 npm run test:some -- kill.test` is the long run. */
const KILLS = Number(process.env["KILLS"] ?? 3);
/** Starting on the embedded database takes longer. */
const KILLS_EMBEDDED = Math.ceil(KILLS / 2);
const ROUND_MS = 12_000;
const strikes: readonly (MailMoment | "answered" | "anywhere")[] = [...mailMoments, "answered", "anywhere"];

const folder = mkdtempSync(join(tmpdir(), "sequence-kills-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the program's mails look like after it was killed again and again around sending them. */
async function killAround(
  databaseUrl: string | null,
  kills: number,
): Promise<{ copies: number[]; lost: number; sent: number; killed: number }> {
  // Each round may have two mails in hand when it is ended.
  const people = 2 * kills + 10;
  const settings = { databaseUrl, dataDir: join(folder, databaseUrl === null ? "embedded" : "postgres") };
  const withStore = async <T>(act: (store: Store) => Promise<T>): Promise<T> => {
    const store = await openStore(settings, createLog("silent"));
    return act(store).finally(() => store.close());
  };
  if (databaseUrl === null) await fillDataFolder(settings.dataDir);
  const stage = await withStore((store) => prepare(store, people));
  const env = {
    DATA_DIR: settings.dataDir,
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    SMTP_URL: stage.mail.url,
    MAIL_FROM: "hello@audit.example",
    BRAND_ORIGIN: "https://audit.example",
    NODE_ENV: "production",
  };
  let killed = 0;
  for (let round = 0; round < kills; round += 1)
    killed += await strikeOnce(stage, env, strikes[round % strikes.length]!);
  // Mails in the hands of the dead are free again after some minutes; here at once.
  await withStore(({ db }) =>
    sql`update email_deliveries set next_at = now(), handed_over_at = handed_over_at - interval '1 hour'`.execute(db),
  );
  const last = await startServerProcess(env);
  await waitFor("the rest of the mails", async () => (await isQuiet(stage)) && stage.mail.mails.length > 0, 60_000);
  await last.end("SIGTERM");
  const outcome = await withStore(async ({ db }) => {
    const rows = await db.selectFrom("email_deliveries").selectAll().execute();
    const over = rows.filter(({ sent_at, unknown_at }) => sent_at !== null || unknown_at !== null);
    expect(over, "every mail has an end").toHaveLength(people);
    const arrived = new Set(stage.mail.mails.map(({ message }) => message.messageId));
    const noted = rows.filter(({ sent_at }) => sent_at !== null);
    expect(
      noted.filter(({ id }) => !arrived.has(`<${id}@audit.example>`)),
      "noted as sent but never arrived",
    ).toEqual([]);
    return { sent: noted.length, lost: people - new Set(stage.mail.mails.map(({ to }) => to[0])).size };
  });
  const copies = new Map<string, number>();
  for (const { to } of stage.mail.mails) copies.set(to[0]!, (copies.get(to[0]!) ?? 0) + 1);
  await stage.close();
  return { ...outcome, killed, copies: [...copies.values()] };
}

async function prepare(store: Store, people: number): Promise<SequenceStage> {
  const stage = await openSequenceStage(store);
  await stage.write([{ subject: "Once" }]);
  for (let n = 0; n < people; n += 1) await stage.signUp(`n${n}@shop.example`);
  return stage;
}

/** Starts the program and kills it without warning at a moment of one delivery. @returns 1 when it was killed. */
async function strikeOnce(
  { mail }: SequenceStage,
  env: Record<string, string>,
  moment: (typeof strikes)[number],
): Promise<number> {
  let victim: ServerProcess | null = null;
  let ended: Promise<unknown> | null = null;
  const kill = async (): Promise<void> => {
    // A delivery may come before the program has told that it is ready.
    await waitFor("the program", async () => victim !== null);
    ended ??= victim!.end("SIGKILL");
    await ended;
  };
  for (const name of mailMoments) mail.at(name, async () => {});
  if (moment === "answered") mail.at("complete", async () => void pause(Math.random() * 12).then(kill));
  else if (moment === "anywhere") mail.at("named", async () => void pause(Math.random() * 60).then(kill));
  else mail.at(moment, kill);
  const server = await startServerProcess(env);
  victim = server;
  await Promise.race([
    waitFor("the blow", async () => ended !== null, ROUND_MS).catch(() => undefined),
    pause(ROUND_MS),
  ]);
  const wasKilled = ended !== null;
  await (ended ?? server.end("SIGKILL"));
  return wasKilled ? 1 : 0;
}

/** Nothing has arrived for a while. */
async function isQuiet({ mail }: SequenceStage): Promise<boolean> {
  const before = mail.mails.length;
  await pause(2_500);
  return mail.mails.length === before;
}

/** What must be so after any number of kills; two lanes, so a kill may take two mails that were being handed over. */
const expected = (kills: number) => ({ killed: kills, mostCopies: 1, isLossBounded: true });

async function sumUp(databaseUrl: string | null, kills: number): Promise<ReturnType<typeof expected>> {
  const { copies, lost, sent, killed } = await killAround(databaseUrl, kills);
  console.info(`killed ${killed} times around the send: ${copies.length} arrived, ${sent} known so, ${lost} lost`);
  return { killed, mostCopies: Math.max(...copies), isLossBounded: lost <= 2 * kills };
}

const TIMEOUT = { timeout: 60_000 + KILLS * 15_000 };

test("killed around the send, on the embedded database: nobody gets a copy twice", TIMEOUT, async () => {
  expect(await sumUp(null, KILLS_EMBEDDED)).toEqual(expected(KILLS_EMBEDDED));
});

describe.skipIf(!isPostgresPossible())("on PostgreSQL", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    const opened = await openFilledPostgres();
    if (typeof opened === "string") throw new Error(opened);
    database = opened;
  });
  afterAll(() => database.close());
  test("killed around the send: nobody gets a copy twice", TIMEOUT, async () => {
    expect(await sumUp(database.url, KILLS)).toEqual(expected(KILLS));
  });
});
