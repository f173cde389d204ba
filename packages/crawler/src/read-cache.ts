import type { Capture } from "@audit/facts";
import type { Want } from "./fetch/exchange.ts";
import type { CrawlHooks } from "./request.ts";

export type Ask = (url: string, want: Want) => Promise<Capture | null>;

/** What one crawl reads once, over all runs that a kill makes of it. */
export interface ReadCache {
  /**
   * What an earlier run has read under a name, else what `read` reads now.
   * @param read asks by what it is given, so that its requests are counted; its value is JSON, null is nothing
   * @param isFinal whether it is worth keeping: a server that could not answer may do so after a restart
   */
  once<T>(name: string, read: (ask: Ask) => Promise<T>, isFinal: (value: T) => boolean): Promise<T>;
}

interface Kept<T> {
  readonly value: T;
  /** Requests it took. */
  readonly asked: number;
}

/** @param onRecalled gets the number of requests that an earlier run has sent for what is not requested again */
export function createReadCache(
  hooks: Pick<CrawlHooks, "recall" | "remember">,
  ask: Ask,
  onRecalled: (asked: number) => void,
): ReadCache {
  return {
    async once<T>(name: string, read: (ask: Ask) => Promise<T>, isFinal: (value: T) => boolean): Promise<T> {
      const kept = (await hooks.recall?.(name)) as Kept<T> | null | undefined;
      if (kept) {
        onRecalled(kept.asked);
        return kept.value;
      }
      let asked = 0;
      const value = await read((url, want) => {
        asked += 1;
        return ask(url, want);
      });
      if (isFinal(value)) await hooks.remember?.(name, { value, asked } satisfies Kept<T>);
      return value;
    },
  };
}
