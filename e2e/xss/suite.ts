import type { Browser, Page } from "@playwright/test";
import type { Tally } from "../../packages/engine/src/conformance/tally.ts";
import {
  createOwner,
  type HostileJob,
  type Marked,
  markOf,
  type Owner,
  plantHostileJob,
  type XssServer,
  type XssVector,
} from "./hostile-job.ts";
import { type Sink, sinks } from "./sinks.ts";
import { watch, type Watch } from "./watch.ts";

/** Texts that one job carries: as many addresses as the report lists at once. */
const PER_JOB = 20;

export interface XssCounts {
  harmless: number;
  /** Could not be judged: the place did not have the text on the screen. */
  notShown: number;
  harmful: number;
}

interface Eye {
  readonly server: XssServer;
  readonly page: Page;
  readonly watched: Watch;
  readonly tell: (sink: Sink, mark: Marked, faults: readonly string[]) => void;
}

interface XssOptions {
  readonly places?: readonly Sink[];
  readonly progress?: (texts: number, counts: XssCounts) => void;
}

/** Puts every vector into jobs of the real server and looks at every place of the real application that shows them. */
export async function runXss(
  browser: Browser,
  server: XssServer,
  vectors: readonly XssVector[],
  tally: Pick<Tally, "hold">,
  { places = sinks, progress }: XssOptions = {},
): Promise<XssCounts> {
  const counts: XssCounts = { harmless: 0, notShown: 0, harmful: 0 };
  const context = await browser.newContext({ baseURL: server.origin, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const tell = (sink: Sink, { vector }: Marked, faults: readonly string[]): void => {
    const { source, title = "", payload } = vector;
    tally.hold(sink.name, [], faults, `${source}, ${title}: ${payload.slice(0, 300)}`);
    counts[faults.length === 0 ? "harmless" : faults[0]!.startsWith("not shown") ? "notShown" : "harmful"] += 1;
  };
  const eye = { server, page, watched: await watch(page, server.origin), tell };
  const marks = vectors.map(markOf);
  for (let start = 0; start < marks.length; start += PER_JOB) {
    const company = marks.slice(start, start + PER_JOB);
    await lookTogether(eye, await signIn(eye), places, company);
    progress?.(start + company.length, counts);
  }
  await context.close();
  return counts;
}

/** Looks at texts together, and again in smaller company at those of which nothing can be said so far. */
async function lookTogether(eye: Eye, owner: Owner, places: readonly Sink[], marks: readonly Marked[]): Promise<void> {
  const job = await plantHostileJob(eye.server, owner, marks);
  // The lists that the page has read don't hold this job yet.
  await eye.page.goto("/");
  for (const sink of places) {
    const { faults, judged } = await look(eye, sink, job);
    if (marks.length === 1) {
      eye.tell(sink, marks[0]!, judged.length === 0 && faults.length === 0 ? ["not shown"] : faults);
      continue;
    }
    if (faults.length === 0) for (const mark of judged) eye.tell(sink, mark, []);
    const open = faults.length === 0 ? marks.filter((mark) => !judged.includes(mark)) : marks;
    if (open.length === 0) continue;
    // The first of a company has nobody before it that could take it in: each round judges at least one, or splits.
    const half = Math.ceil(open.length / 2);
    const parts = open.length < marks.length ? [open] : [open.slice(0, half), open.slice(half)];
    for (const part of parts) await lookTogether(eye, owner, [sink], part);
  }
}

async function signIn({ server, page }: Eye): Promise<Owner> {
  const owner = await createOwner(server);
  if (page.url() === "about:blank") await page.goto("/login");
  await page.evaluate((value) => localStorage.setItem("auth_token", value), owner.token);
  return owner;
}

async function look(eye: Eye, sink: Sink, job: HostileJob): Promise<{ faults: string[]; judged: readonly Marked[] }> {
  const { page, watched, server } = eye;
  try {
    const isShown = await sink.show(page, job, server);
    const faults = await watched.take();
    return { faults, judged: job.marks.filter(isShown) };
  } catch (error) {
    const why = error instanceof Error ? error.message.split("\n").slice(0, 6).join(" ") : String(error);
    const faults = await watched.take().catch(() => []);
    await page.goto("/");
    return { faults: [`not shown: ${why.slice(0, 300)}`, ...faults], judged: [] };
  }
}
