import type { CrawlQuota } from "../request.ts";

/** Requests that may still go out today. */
export interface RequestQuota {
  /** Takes quota for one; false when there is none today. */
  take(): Promise<boolean>;
  /** Gives back what was taken in advance. */
  close(): Promise<void>;
}

/** RequestQuota is fetched in bundles, so that asking for it costs little and a killed crawl wastes little. */
const BUNDLE = 25;

/** @param onSpent called once, when the day's quota is used up */
export function createRequestQuota(quota: CrawlQuota, onSpent: () => void): RequestQuota {
  let left = 0;
  let isSpent = false;
  let fetching: Promise<void> | null = null;
  const fetchMore = async (): Promise<void> => {
    const granted = await quota.take(BUNDLE);
    left += granted;
    fetching = null;
    if (granted > 0) return;
    isSpent = true;
    onSpent();
  };
  return {
    async take() {
      while (left === 0) {
        if (isSpent) return false;
        await (fetching ??= fetchMore());
      }
      left -= 1;
      return true;
    },
    async close() {
      if (left > 0) await quota.giveBack(left);
      left = 0;
    },
  };
}
