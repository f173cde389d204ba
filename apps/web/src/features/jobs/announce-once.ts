/** Jobs already announced in this browser, newest last. */
const STORAGE_KEY = "announced-jobs";
const KEPT = 50;
/** A page in the background lets the one in front of the reader go first. */
const BACKGROUND_WAIT_MS = 1_500;

/**
 * Claims the right to announce a finished job: of all open pages exactly one gets it, once.
 * @returns whether this page may announce it
 */
export async function claimAnnouncement(jobId: string): Promise<boolean> {
  if (document.hidden) await new Promise((resolve) => setTimeout(resolve, BACKGROUND_WAIT_MS));
  if (navigator.locks === undefined) return claim(jobId);
  return navigator.locks.request(STORAGE_KEY, () => claim(jobId));
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
