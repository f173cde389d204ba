import { rareTexts } from "@audit/contract";
import { saveProgress } from "./job-store.ts";
import type { Run } from "./run.ts";
import { leaveSeat, takeSeat } from "./seat-store.ts";

const RENEW_MS = 10_000;

/** Another job of this installation reads the same site; this one goes back in line. */
export class SiteBusy extends Error {
  constructor(site: string) {
    super(`Another job reads ${site}.`);
    this.name = "SiteBusy";
  }
}

/**
 * Does work that reads a job's site while no other job of the installation does: however many people ask for one site, it
 * is asked at one site's pace.
 * @throws SiteBusy when another one has the site; the job's owner is told what it waits for.
 */
export async function holdSeat(run: Run, work: () => Promise<void>): Promise<void> {
  const { db, job, lease } = run;
  if (!(await takeSeat(db, job.domain, job.id))) {
    const waiting = rareTexts.siteBusy(job.domain);
    const idle = { pages: 0, known: 0, expected: null, secondsLeft: null, url: job.url, firstFindings: [] };
    await saveProgress(db, lease, 0, { ...idle, ...job.activity, waiting }, run.workedMs());
    throw new SiteBusy(job.domain);
  }
  const renew = async (): Promise<void> => {
    if (!(await takeSeat(db, job.domain, job.id))) run.stop(new SiteBusy(job.domain));
  };
  const timer = setInterval(() => {
    renew().catch((error: unknown) => run.log.warn({ err: error, jobId: job.id }, "the site's seat was not renewed"));
  }, RENEW_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
    await leaveSeat(db, job.domain, job.id);
  }
}
