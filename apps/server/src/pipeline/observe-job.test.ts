import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import { json } from "node:stream/consumers";
import { getJob, submitUrl } from "@audit/contract";
import { pino } from "pino";
import { expect, test } from "vitest";
import { createTestServer, waitFor } from "../testing/index.ts";
import { scriptAudit } from "../testing/script-audit.ts";
import type { JobRow } from "../platform/database/index.ts";
import { observeJob } from "./observe-job.ts";
import { stages } from "./stages.ts";

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
}
interface SentTraces {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[] }[];
}

/** What a collector of traces gets, at the wire. */
async function startCollector() {
  const spans: SentSpan[] = [];
  const server = createServer(async (request, response) => {
    const sent = (await json(request)) as SentTraces;
    spans.push(...sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.setHeader("content-type", "application/json").end("{}");
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  return { spans, url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

test("a job is timed by stage, and its stages are parts of the request that put it in line", async () => {
  const collector = await startCollector();
  const METRICS_TOKEN = "a scraper's own token";
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, METRICS_TOKEN };
  const server = await createTestServer({ openAudit: scriptAudit(), env });
  const { call } = await server.mint();
  const { id } = (await call(submitUrl, { body: { url: "https://shop.example/" } })).data;
  await waitFor("the job", async () => (await call(getJob, { params: { id } })).data.status === "completed");
  const asked = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const figures = await asked.text();
  expect(figures).toMatch(/^audit_job_wait_seconds_count 1$/m);
  for (const { status } of stages) {
    expect(figures).toContain(`audit_stage_seconds_count{stage="${status}",outcome="ended"} 1`);
  }
  await server.stop();
  collector.close();
  const request = collector.spans.find(({ name }) => name === `POST ${submitUrl.path}`);
  expect(request?.parentSpanId ?? "").toBe("");
  const parts = collector.spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(parts.map(({ name }) => name)).toEqual(stages.map(({ status }) => status));
  expect(new Set(parts.map(({ traceId }) => traceId))).toEqual(new Set([request?.traceId]));
});

test("a stage that ended or failed is one line, and each line of its audit names job and request", async () => {
  const written: Record<string, unknown>[] = [];
  const stream = new Writable({ write: (chunk, _encoding, done) => (written.push(JSON.parse(String(chunk))), done()) });
  const job = { id: "7", user_id: "5", request_id: "9", url: "https://shop.example/", pages_crawled: 0, fence: 2 };
  const observed = observeJob(job as JobRow, pino({ base: null, timestamp: false }, stream), undefined);
  await observed.stage("executing_parallel_streams", async () => {
    observed.log({ level: "info", stage: "crawl", host: "shop.example", reason: "reading the site begins" });
    observed.pages(12);
  });
  const failing = observed.stage("executing_step1", () => Promise.reject(new Error("broken")));
  await expect(failing).rejects.toThrow("broken");
  const whose = { level: 30, jobId: "7", requestId: "9", host: "shop.example" };
  const took = { seconds: expect.any(Number) as number, pages: 12, account: "5" };
  expect(written).toEqual([
    { ...whose, stage: "crawl", msg: "reading the site begins" },
    { ...whose, ...took, stage: "executing_parallel_streams", msg: "a stage ended" },
    { ...whose, ...took, stage: "executing_step1", msg: "a stage failed" },
  ]);
});
