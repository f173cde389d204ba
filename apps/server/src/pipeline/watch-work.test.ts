import { afterAll, beforeAll, expect, test } from "vitest";
import type { Store } from "../platform/database/index.ts";
import { describeOnEachStore, waitFor } from "../testing/index.ts";
import { stagePaidJob } from "../testing/stage-paid-job.ts";

const MINUTE = 60_000;

describeOnEachStore("a job that does not come to its end", (open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  /** A paid job, and audits whose reading of the site never ends by itself. */
  async function stage() {
    let goOn: (() => void) | null = null;
    let reads = 0;
    const staged = await stagePaidJob(store, (_store, { progress, signal }) => {
      reads += 1;
      const seen = {
        pages: 1,
        requests: 1,
        known: 1,
        expected: 1,
        documents: 1,
        beside: 0,
        inBrowser: 0,
        url: "",
        waiting: null,
        firstFindings: [],
      };
      goOn = () => progress?.(seen);
      return new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(new Error("stopped")));
      });
    });
    return {
      ...staged,
      work: async (signal?: AbortSignal) => {
        const before = reads;
        const outcome = staged.work(signal);
        await waitFor("the site to be read", async () => reads > before);
        return { outcome };
      },
      goOn: () => goOn?.(),
    };
  }

  test("and stands still for ten minutes is begun again; the third time it ends with its reason and the credit is back [R24]", async () => {
    const { clock, work, goOn, job, credits, close } = await stage();
    expect(await credits()).toBe(0);
    for (const outcome of ["again", "again", "ended"]) {
      const run = await work();
      clock.wind(9 * MINUTE);
      goOn();
      clock.wind(9 * MINUTE);
      expect((await job()).status).toBe("executing_parallel_streams");
      clock.wind(MINUTE);
      expect(await run.outcome).toBe(outcome);
    }
    expect(await job()).toMatchObject({
      status: "failed",
      quarantined: false,
      error: "This analysis stood still for ten minutes, three times over, so it was ended. It costs you nothing.",
    });
    expect(await credits()).toBe(1);
    await close();
  });

  test("though it goes on is ended after two hours of work over all tries, waiting not counted, and the credit is back [R24]", async () => {
    const { clock, work, goOn, job, credits, close } = await stage();
    expect(await credits()).toBe(0);
    const shutdown = new AbortController();
    const first = await work(shutdown.signal);
    const goOnFor = (minutes: number): void => {
      for (let passed = 0; passed < minutes; passed += 5) {
        goOn();
        clock.wind(5 * MINUTE);
      }
    };
    goOnFor(60);
    shutdown.abort();
    expect(await first.outcome).toBe("again");
    clock.wind(600 * MINUTE);
    const second = await work();
    goOnFor(55);
    expect((await job()).status).toBe("executing_parallel_streams");
    goOnFor(5);
    expect(await second.outcome).toBe("ended");
    expect(await job()).toMatchObject({ status: "failed", error: expect.stringMatching(/two hours of work/) });
    expect(await credits()).toBe(1);
    await close();
  });
});
