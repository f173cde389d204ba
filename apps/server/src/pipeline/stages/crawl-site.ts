import { rareTexts } from "@audit/contract";
import type { AuditProgress } from "@audit/engine/process";
import { holdSiteLease, SiteBusy } from "../../site-lease/index.ts";
import { LeaseLost, saveProgress } from "../job-store.ts";
import { watchPace, type Outlook } from "../outlook.ts";
import { activityOf, crawlPercent, idleActivity, throttle } from "../progress.ts";
import type { Run } from "../run.ts";

/** Each is a transaction of the database and wakes the screens of its owner. */
const WRITE_EVERY_MS = 1_000;

/** Reads the site. What was read is stored batch by batch, so a killed worker goes on where it stopped. */
export async function crawlSite(run: Run): Promise<void> {
  const outlookOf = watchPace(run.maxSeconds);
  const progress = throttle<Seen>((latest) => note(run, latest), WRITE_EVERY_MS);
  try {
    await atItsTurn(run, () =>
      run.audit().crawl((latest) => {
        run.alive();
        run.observed.pages(latest.pages);
        progress.push({ latest, outlook: outlookOf(latest) });
      }),
    );
  } finally {
    await progress.stop();
  }
}

/** Only a site whose operator set it free of pauses may be read by several jobs at once. */
async function atItsTurn(run: Run, read: () => Promise<void>): Promise<void> {
  if (!run.isPaced) return read();
  const { db, log, job } = run;
  try {
    await holdSiteLease({ db, log, site: job.domain, holder: job.id, onLost: run.stop }, read);
  } catch (error) {
    if (error instanceof SiteBusy) await sayWaiting(run);
    throw error;
  }
}

async function sayWaiting({ db, lease, job, workedMs }: Run): Promise<void> {
  const waiting = rareTexts.siteBusy(job.domain);
  await saveProgress(db, lease, 0, { ...idleActivity(job.url), ...job.activity, waiting }, workedMs());
}

interface Seen {
  readonly latest: AuditProgress;
  readonly outlook: Outlook;
}

/** Lost progress is no reason to stop; a lost job is. */
async function note(run: Run, { latest, outlook }: Seen): Promise<void> {
  const percent = crawlPercent({ pages: latest.pages, expected: outlook.expected });
  try {
    await saveProgress(run.db, run.lease, percent, activityOf(latest, outlook), run.workedMs());
  } catch (error) {
    if (error instanceof LeaseLost) run.stop(error);
    else run.log.warn({ err: error, jobId: run.job.id }, "progress was not stored");
  }
}
