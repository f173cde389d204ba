import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import {
  addTotp,
  beginTotp,
  CallFailed,
  createCheckout,
  deleteJob,
  logIn,
  submitUrl,
  createClient,
  type Client,
} from "@audit/contract";
import { waitFor } from "../wait-for.ts";
import { authenticatorCode } from "../authenticator.ts";
import type { Attack } from "./attacks.ts";

/** What a call is answered with: "ok", or its code. */
const answerOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => "ok",
    (error: unknown) => (error instanceof CallFailed ? (error.code ?? String(error.status)) : "no answer"),
  );

const TRIES = 40;

const guessCodes: Attack = async ({ installed }) => {
  const { call } = await installed.attacker();
  const answers: string[] = [];
  for (let at = 0; at < TRIES; at += 1) {
    answers.push(await answerOf(call(createCheckout, { body: { tier: "tier1", promotionCode: `SALE${at}` } })));
  }
  const heard = answers.filter((answer) => answer !== "RATE_LIMITED").length;
  return heard <= 10 ? null : `${heard} of ${TRIES} guesses at promotion codes were answered`;
};

/** Submits a site, deletes the job as soon as it is read, and again. */
const readForNothing: Attack = async ({ installed, site }) => {
  const { call } = await installed.attacker();
  let begun = 0;
  for (let at = 0; at < 5; at += 1) {
    const before = site.asked.length;
    const id = await call(submitUrl, { body: { url: site.url } }).then(
      ({ data }) => data.id,
      () => null,
    );
    if (id === null) continue;
    begun += 1;
    await waitFor("the site to be read", async () => site.asked.length > before, 60_000);
    await call(deleteJob, { params: { id } });
  }
  return begun <= 2 ? null : `${begun} analyses of one site were begun and deleted in a day`;
};

const guessSecondFactor: Attack = async ({ installed }) => {
  const { email, password, call } = await installed.attacker();
  const { secret } = (await call(beginTotp, {})).data;
  await call(addTotp, { body: { code: await authenticatorCode(secret, "before") } });
  const anonymous: Client = createClient({ base: installed.url, token: () => null });
  const alone = await answerOf(anonymous(logIn, { body: { email, password } }));
  if (alone !== "SECOND_FACTOR_NEEDED") return `the password alone is answered with ${alone}`;
  const guess = (at: number) => anonymous(logIn, { body: { email, password, second: { code: String(100_000 + at) } } });
  const answers = await Promise.all(Array.from({ length: TRIES }, (_, at) => answerOf(guess(at))));
  const heard = answers.filter((answer) => answer === "WRONG_CREDENTIALS").length;
  return heard <= 20 && !answers.includes("ok") ? null : `${heard} of ${TRIES} guesses at codes were judged`;
};

const readFiles: Attack = async ({ installed: { folder } }) => {
  const open = [folder, ...readdirSync(folder).map((name) => join(folder, name))].filter(
    (path) => (statSync(path).mode & 0o077) !== 0,
  );
  return open.length === 0 ? null : `others on the machine can open ${open.join(", ")}`;
};

export const attacksByAccounts: Readonly<Record<string, Attack>> = {
  "guesses at promotion codes": guessCodes,
  "analyses begun and deleted": readForNothing,
  "guesses at a second factor": guessSecondFactor,
  "files of the data folder": readFiles,
};
