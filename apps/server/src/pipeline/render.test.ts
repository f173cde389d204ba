import { readFileSync } from "node:fs";
import { deleteJob, getJob, getReport, submitUrl } from "@audit/contract";
import { startFixtureShop, type FixtureShop } from "@audit/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestServer, waitFor, type TestServer } from "../testing/index.ts";
import { auditProcessesOf, commandOf } from "../testing/server-process.ts";

/** Commands of all processes below one (Linux). */
function commandsBelow(pid: number): string[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
    return children.filter(Boolean).flatMap((id) => [commandOf(Number(id)), ...commandsBelow(Number(id))]);
  } catch {
    return [];
  }
}

const browsers = (): string[] => commandsBelow(process.pid).filter((command) => /render-process|chrom/i.test(command));

describe("a job whose pages are run in a browser as well", { timeout: 120_000 }, () => {
  let server: TestServer;
  let shop: FixtureShop;
  beforeAll(async () => {
    shop = await startFixtureShop();
    server = await createTestServer({ env: { CRAWL_ALLOW_HOSTS: shop.host, RENDER: "1" } });
  });
  afterAll(async () => {
    await server.stop();
    await shop.close();
  });

  const submit = async () => {
    const account = await server.mint();
    const { id } = (await account.call(submitUrl, { body: { url: shop.url } })).data;
    const read = async () => (await account.call(getJob, { params: { id } })).data;
    return { account, id, read };
  };

  test("says in its report how many were, and leaves no browser behind", async () => {
    const { account, id, read } = await submit();
    await waitFor("the job", async () => /completed|failed/.test((await read()).status), 100_000);
    const { coverage, findings } = (await account.call(getReport, { params: { id } })).data;
    expect(coverage.inBrowser).toMatchObject({ state: "done", failed: [] });
    expect(coverage.inBrowser!.pages).toBeGreaterThan(2);
    expect(findings.filter(({ rule }) => rule.startsWith("js-")).map(({ rule }) => rule)).toEqual([]);
    await waitFor("the browser to be gone", async () => browsers().length === 0);
  });

  test("ends its browser and its requests within five seconds when it is deleted [R25]", async () => {
    const { account, id, read } = await submit();
    await waitFor(
      "a page in the browser",
      async () => (await read()).activity?.waiting?.includes("browser") === true,
      60_000,
    );
    expect(browsers().length).toBeGreaterThan(0);
    await account.call(deleteJob, { params: { id } });
    await waitFor("the browser to be gone", async () => browsers().length === 0, 5_000);
    // Without a process of the job there is nobody left to ask.
    expect(auditProcessesOf(process.pid)).toEqual([]);
    const asked = shop.requests.length;
    await new Promise((done) => setTimeout(done, 300));
    expect(shop.requests.length).toBe(asked);
  });
});
