import { setTimeout as pause } from "node:timers/promises";
import type { CrawlEnd } from "@audit/crawler";
import type { PageFacts } from "@audit/facts";
import { hostileSites, type Seen } from "@audit/testkit";
import { AuditFailed, type AuditStore } from "../../audit.ts";
import { openAudit } from "../../open-audit.ts";
import { decode, readBatch } from "../../page-batches.ts";
import { unstamp } from "../../stored-shape.ts";

// One whole audit of one hostile site, in a process of its own, so that its memory can be measured.
const [index, url, host] = [Number(process.argv[2]), process.argv[3]!, process.argv[4]!];
const pages: PageFacts[] = [];
let end: CrawlEnd | null = null;
const store: AuditStore = {
  saveBatch: async (batch) => void pages.push(...readBatch(unstamp(batch)!)),
  loadBatches: async function* () {},
  saveRecord: async (record) => {
    ({ end } = decode(unstamp(record)!) as { end: CrawlEnd });
  },
  loadRecord: async () => null,
  saveEntry: async () => {},
  loadEntry: async () => null,
};
const audit = openAudit(
  { url, maxPages: 100, maxSeconds: 840, concurrency: 4, rate: 0, allowHosts: [host] },
  { store },
);
const refused = await audit.report().then(
  () => null,
  (error: unknown) => {
    if (error instanceof AuditFailed) return error.code;
    throw error;
  },
);
await audit.close();
const fault = hostileSites[index]!.ends(seen(refused));
process.send?.({ fault, peakMb: Math.round(process.resourceUsage().maxRSS / 1024), refused });
await pause(0);
process.disconnect();

function seen(code: string | null): Seen {
  return {
    refused: code,
    pages,
    requests: end?.coverage.requests ?? 0,
    notRead: Object.fromEntries((end?.coverage.notCrawled ?? []).map(({ reason, count }) => [reason, count])),
    sitemapErrors: (end?.sitemaps.files ?? []).flatMap(({ error }) => error ?? []),
  };
}
