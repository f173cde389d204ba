import type { Browser, Page } from "@playwright/test";
import type { Tally } from "../../packages/engine/src/conformance/tally.ts";
import type { RunningServer } from "../start-server.ts";
import { ask } from "../world.ts";
import { type HostileJob, leave, type Sink, sinks } from "./sinks.ts";
import { watch } from "./watch.ts";

export interface XssVector {
  readonly source: string;
  readonly title?: string;
  readonly payload: string;
}

/** Jobs of one account: few enough for its list to stay quick. */
const PER_ACCOUNT = 25;
const PASSWORD = "correct-horse-7";

/** Puts each vector into a job of the real server and looks at every place of the real application that shows it. */
export async function runXss(
  browser: Browser,
  server: Pick<RunningServer, "origin" | "plant">,
  vectors: readonly XssVector[],
  tally: Pick<Tally, "hold">,
): Promise<void> {
  for (let start = 0; start < vectors.length; start += PER_ACCOUNT) {
    const group = vectors.slice(start, start + PER_ACCOUNT).map((vector, index) => ({ vector, number: start + index }));
    const email = `xss-${start}@example.com`;
    const signedUp = await ask(server, "POST", "/api/v1/auth/signup-first", null, { email, password: PASSWORD });
    const jobs: HostileJob[] = [];
    for (const { vector, number } of group) jobs.push(await plantHostileJob(server, email, vector, number));
    const context = await browser.newContext({ baseURL: server.origin });
    await context.addInitScript((token) => localStorage.setItem("auth_token", token), String(signedUp.token));
    const page = await context.newPage();
    const { take } = await watch(page, server.origin);
    await page.goto("/");
    for (const [index, { vector }] of group.entries())
      for (const sink of sinks) {
        const got = await look(page, sink, jobs[index]!, take);
        tally.hold(sink.name, [], got, `${vector.source}, ${vector.title ?? ""}: ${vector.payload.slice(0, 300)}`);
        if (got.length > 0) await page.goto("/");
      }
    await context.close();
  }
}

async function plantHostileJob(
  { plant }: Pick<RunningServer, "plant">,
  email: string,
  { payload }: XssVector,
  number: number,
): Promise<HostileJob> {
  const word = `word${number}x`;
  // The store takes no NUL, and neither does anything that is sent to it.
  const mark = `${word}\n\n${payload.replaceAll("\0", "")}`;
  const { jobId, actionId, ruleId } = await plant("job", email, { domain: `xss-${number}.example`, actions: 1, mark });
  return { jobId, actionId, ruleId, word };
}

async function look(page: Page, sink: Sink, job: HostileJob, take: () => Promise<string[]>): Promise<string[]> {
  try {
    await sink.open(page, job);
    const got = await take();
    await leave(page);
    return got;
  } catch (error) {
    const why = error instanceof Error ? error.message.split("\n").slice(0, 6).join(" ") : String(error);
    return [`not shown: ${why.slice(0, 300)}`, ...(await take().catch(() => []))];
  }
}
