/** Jobs already announced in this browser, newest last. */
const STORAGE_KEY = "announced-jobs";
const KEPT = 50;
/** A page in the background lets the one in front of the reader go first. */
const BACKGROUND_WAIT_MS = 1_500;

/** The store of another page may be behind by a moment; a lock never is. */
const HELD_MS = 10_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Claims the right to announce a finished job: of all open pages exactly one gets it, once.
 * @returns whether this page may announce it
 */
export async function claimAnnouncement(jobId: string): Promise<boolean> {
  if (document.hidden) await pause(BACKGROUND_WAIT_MS);
  if (navigator.locks === undefined) return claim(jobId);
  return new Promise((resolve) => {
    void navigator.locks.request(`announce ${jobId}`, { ifAvailable: true }, async (lock) => {
      const ours = lock !== null && claim(jobId);
      resolve(ours);
      if (ours) await pause(HELD_MS);
    });
  });
}

function claim(jobId: string): boolean {
  const announced = read();
  if (announced.includes(jobId)) return false;
  localStorage.setItem(STORAGE_KEY, JSON.stringify([...announced, jobId].slice(-KEPT)));
  return true;
}

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}
