import { expect, test } from "vitest";
import { waitFor } from "../../testing/index.ts";
import { watch, type Finding } from "./probes.ts";

test("a check that never answers has failed after its time, and the next one may answer again", async () => {
  let answers: Promise<Finding> = new Promise(() => undefined);
  const watched = watch({ name: "Mail", everyMs: 60_000, check: () => answers }, 50);
  expect(watched.read()).toMatchObject({ status: "unknown", checkedAt: null });
  await watched.checkNow();
  expect(watched.read()).toMatchObject({ status: "failed", error: "No answer within 0.05 seconds." });
  const failedAt = watched.read().lastError!.at;
  answers = Promise.resolve({ status: "ok", note: "mail.example" });
  await watched.checkNow();
  expect(watched.read()).toMatchObject({
    status: "ok",
    note: "mail.example",
    error: null,
    lastError: { at: failedAt },
  });
  watched.close();
});

test("checks under way are joined, and a part is asked again by itself", async () => {
  let asked = 0;
  const watched = watch({
    name: "Disk",
    everyMs: 20,
    check: async () => {
      asked += 1;
      if (asked > 2) throw new Error("full");
      return { status: "ok" };
    },
  });
  await Promise.all([watched.checkNow(), watched.checkNow()]);
  expect(asked).toBe(1);
  await waitFor("the fault", async () => watched.read().status === "failed");
  expect(watched.read().error).toBe("full");
  watched.close();
});
