import { readdirSync, readFileSync } from "node:fs";
import type { Installation } from "./installation.ts";
import type { Order } from "./orders.ts";

export interface Verdict {
  /** Orders without a finished report, with why. */
  readonly lost: readonly string[];
  /** Accounts that did not pay once for their report, or paid for none. */
  readonly wrong: readonly string[];
}

/** What became of every order, read from the database. */
export async function judge({ direct }: Installation, orders: readonly Order[]): Promise<Verdict> {
  const [lost, wrong]: [string[], string[]] = [[], []];
  for (const { email } of orders) {
    const user = await direct.db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirstOrThrow();
    const jobs = await direct.db.selectFrom("jobs").selectAll().where("user_id", "=", user.id).execute();
    const done = jobs.filter(({ status }) => status === "completed").length;
    if (done !== 1) lost.push(jobs.map(({ status, error }) => `${status}: ${error}`).join("; ") || "no job");
    const entries = await direct.db.selectFrom("credit_ledger").selectAll().where("user_id", "=", user.id).execute();
    const spent = entries.filter(({ kind }) => kind !== "purchase").length;
    if (user.credits !== 1 - done || (done === 1 && spent !== 1))
      wrong.push(`${user.credits} credits after ${done} reports, ${entries.map(({ kind }) => kind).join(" ")}`);
  }
  return { lost, wrong };
}

/** Processes that hold on to an installation's folder, beside those that are meant to. */
export function findOrphans(folder: string, known: readonly number[]): string[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && !known.includes(Number(name)) && Number(name) !== process.pid)
    .filter((id) => environmentOf(id).includes(folder))
    .map((id) => `process ${id}`);
}

function environmentOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/environ`, "utf8");
  } catch {
    return "";
  }
}
