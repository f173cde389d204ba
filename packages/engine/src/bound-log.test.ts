import type { LogLine } from "@audit/crawler";
import { expect, test } from "vitest";
import { boundLog } from "./bound-log.ts";

const line: LogLine = {
  level: "warn",
  stage: "crawl",
  host: "shop.example",
  reason: "no proper answer",
  details: { status: 500 },
};

test("a flood of lines is cut to 30 a minute, and the next minute says how many are missing", () => {
  const lines: LogLine[] = [];
  let now = 5;
  const log = boundLog(
    (one) => lines.push(one),
    () => now,
  );
  for (let sent = 0; sent < 100; sent++) log(line);
  expect(lines).toHaveLength(30);
  now += 59_999;
  log(line);
  expect(lines).toHaveLength(30);
  now += 1;
  log(line);
  log(line);
  expect(lines.slice(30)).toEqual([{ ...line, details: { status: 500, leftOut: 71 } }, line]);
});
