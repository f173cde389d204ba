import type { CDPSession } from "playwright-core";

/**
 * Starts watching how busy the machine is; to be called before the page is opened. The answer is the part (0..1) of its
 * tasks' time in which the page's main thread had a processor: on a busy machine tasks last several times longer than
 * their work.
 */
export async function watchProcessor(cdp: CDPSession): Promise<() => Promise<number>> {
  await cdp.send("Performance.enable");
  return async () => {
    const { metrics } = await cdp.send("Performance.getMetrics");
    const seconds = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? 0;
    const share = seconds("ThreadTime") / seconds("TaskDuration");
    return share > 0 ? Math.min(1, share) : 1;
  };
}
