import { Writable } from "node:stream";
import { pino } from "pino";
import { expect, test } from "vitest";
import { auditLog } from "./log.ts";

test("a line of an audit carries the job it belongs to, beside host, stage and reason", () => {
  const written: string[] = [];
  const stream = new Writable({ write: (chunk, _encoding, done) => (written.push(String(chunk)), done()) });
  const log = auditLog(pino({ base: null, timestamp: false }, stream), { jobId: "7" });
  log({ level: "warn", stage: "crawl", host: "shop.example", reason: "nothing came in", details: { seconds: 30 } });
  log({ level: "info", stage: "judge", host: "shop.example", reason: "judging the site begins" });
  expect(written.map((line) => JSON.parse(line))).toEqual([
    { level: 40, jobId: "7", stage: "crawl", host: "shop.example", seconds: 30, msg: "nothing came in" },
    { level: 30, jobId: "7", stage: "judge", host: "shop.example", msg: "judging the site begins" },
  ]);
});
