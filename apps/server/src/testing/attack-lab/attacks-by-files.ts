import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import {
  addNoticeTarget,
  bringTraffic,
  CallFailed,
  listNoticeDeliveries,
  submitUrl,
  testNoticeTarget,
} from "@audit/contract";
import { waitFor } from "../wait-for.ts";
import type { Attack } from "./attacks.ts";

const PERIOD = { from: "2026-01-01", to: "2026-01-31" };

/** Words of the answer to something that may be refused, never with a fault of ours. */
const outcomeOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => "taken",
    (error: unknown) => (error instanceof CallFailed ? String(error.status) : "no answer"),
  );

/** Texts in the wrong encoding, or that only look like text. */
const misreadTable: Attack = async ({ installed }) => {
  const { call } = await installed.attacker();
  const head = "Page,Sessions\n";
  const tables = [
    `${head}/\0soap,1\n`,
    `${head}/\ud800,1\n`,
    `\ufffd\ufffdP\0a\0g\0e\0,\0S\0`,
    `${head}/so\u202eap,1\n`,
    `${head}/soap,١٢\n`,
    `${head}/soap,1e309\n`,
    `${head}/soap,-1\n`,
    `PK\u0003\u0004${"\u0001".repeat(10_000)}`,
    `${head}/__proto__,1\n/constructor,2\n`,
  ];
  for (const csv of tables) {
    const answer = await outcomeOf(call(bringTraffic, { body: { domain: "shop.example", csv, ...PERIOD } }));
    if (!["taken", "400"].includes(answer)) return `${JSON.stringify(csv.slice(0, 40))} is answered with ${answer}`;
  }
  return null;
};

/** A megabyte that unfolds into a gigabyte, under each name of a packing. */
const unfoldTable: Attack = async ({ installed }) => {
  const { token } = await installed.attacker();
  const packed = gzipSync(Buffer.alloc(256 * 1024 * 1024, 32));
  for (const encoding of ["gzip", "deflate", "br", "gzip, gzip"]) {
    const answer = await fetch(installed.url + bringTraffic.path, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        "content-encoding": encoding,
      },
      body: packed,
    });
    if (answer.status < 400 || answer.status >= 500)
      return `a body packed as ${encoding} is answered with ${answer.status}`;
  }
  return null;
};

/** Lists of pages that lead elsewhere, or are longer than anything. */
const misuseList: Attack = async ({ installed, site, stranger }) => {
  const { call } = await installed.attacker();
  const lists = [
    [stranger.url],
    ["http://169.254.169.254/latest"],
    ["file:///etc/passwd"],
    ["//evil.example/a"],
    [`${site.url.replace("http://", "http://evil.example@")}`.replace(site.host, stranger.host)],
    Array.from({ length: 5_001 }, (_, at) => `/${at}`),
    ["/".padEnd(3_000, "a")],
    [""],
  ];
  for (const pages of lists) {
    const answer = await outcomeOf(call(submitUrl, { body: { url: site.url, options: { pages } } }));
    if (answer !== "400") return `a list that begins with ${String(pages[0]).slice(0, 40)} is answered with ${answer}`;
  }
  return null;
};

/** A receiver that was allowed, and sends its messages on to somebody else. */
const redirectMessages: Attack = async ({ installed, site, stranger }) => {
  const { call } = await installed.attacker();
  const address = `${site.url}hook`;
  const body = { kind: "webhook" as const, name: "x", events: ["audit.finished" as const], address };
  const { id } = (await call(addNoticeTarget, { body })).data.target;
  await call(testNoticeTarget, { params: { id } });
  await waitFor("the webhook's first try", async () => {
    const { deliveries } = (await call(listNoticeDeliveries, { params: { id } })).data;
    return deliveries[0]?.status === 302;
  });
  await pause(200);
  return stranger.asked.includes("/hooked") ? "a message followed its receiver to somebody else" : null;
};

export const attacksByFiles: Readonly<Record<string, Attack>> = {
  "tables in the wrong encoding": misreadTable,
  "packed bodies that unfold": unfoldTable,
  "lists of pages that lead elsewhere": misuseList,
  "webhooks that are sent on": redirectMessages,
};
