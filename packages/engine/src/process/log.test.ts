import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startFixtureShop } from "@audit/testkit";
import { expect, onTestFinished, test } from "vitest";
import type { AuditRequest, LogLine } from "../audit.ts";
import { createMemoryStore } from "../testing/memory-store.ts";
import { openAuditInProcess } from "./open-audit-in-process.ts";

const requestFor = (url: string, host: string): AuditRequest => ({
  url,
  allowHosts: [host],
  maxPages: 50,
  maxSeconds: 60,
  concurrency: 4,
  rate: 0,
});

/** A site whose start page links to one that never answers. */
async function startHangingSite(): Promise<{ url: string; host: string }> {
  const server = createServer(({ url }, response) => {
    if (url === "/hangs") return;
    response.setHeader("content-type", "text/html").end("<title>Home</title><a href=/hangs>on</a>");
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: `http://${host}/`, host };
}

test("an audit in a process of its own says which stage begins and how long each took", async () => {
  const shop = await startFixtureShop();
  onTestFinished(() => shop.close());
  const lines: LogLine[] = [];
  const request = requestFor(shop.url, shop.host);
  const audit = openAuditInProcess(request, createMemoryStore(), { log: (line) => lines.push(line) });
  onTestFinished(() => audit.close());
  await audit.plan();
  const stages = lines.filter(({ reason }) => /(the site|a browser|planning) ended$/.test(reason));
  expect(stages.map(({ stage }) => stage)).toEqual(["crawl", "render", "judge", "plan"]);
  for (const { host, details } of stages) expect([host, typeof details?.["ms"]]).toEqual([shop.host, "number"]);
  expect(lines.length).toBeLessThan(40);
});

test("an audit that is killed while it hangs leaves behind what it was busy with", async () => {
  const site = await startHangingSite();
  const lines: LogLine[] = [];
  const stop = new AbortController();
  const request = requestFor(site.url, site.host);
  const log = (line: LogLine): void => void lines.push(line);
  const audit = openAuditInProcess(request, createMemoryStore(), { signal: stop.signal, log });
  const crawled = audit.crawl((progress) => {
    if (progress.pages > 0) stop.abort();
  });
  await expect(crawled).rejects.toThrow("stopped");
  await expect
    .poll(() => lines.at(-1))
    .toMatchObject({
      level: "warn",
      stage: "process",
      host: site.host,
      reason: "the audit process ended early",
      details: { by: "SIGKILL", lastUrl: site.url },
    });
});
