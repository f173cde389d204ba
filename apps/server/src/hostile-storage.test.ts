import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import {
  addressOf,
  createShare,
  getFile,
  getJob,
  getReport,
  getReportDocument,
  getSiteProfile,
  listActions,
  listFiles,
  listFindingUrls,
  openShare,
  submitUrl,
  type Job,
  type Report,
} from "@audit/contract";
import { hostilePage } from "@audit/engine/testing/hostile-page";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, describeOnEachStore, waitFor, type TestAccount, type TestServer } from "./testing/index.ts";

/** In the suite few, under `npm run task hostile-pages` many. */
const PAGES = Number(process.env["HOSTILE_PAGES"] ?? 20);
const PAGES_PER_SITE = 20;
const SITES = Math.max(1, Math.round(PAGES / PAGES_PER_SITE));
/** An audit mostly waits for its process; one after the other, a hundred sites took a quarter of an hour. */
const LANES = Math.min(3, SITES);
const TELL_EVERY = 10;
const seed = Date.now() & 0x7fffffff;

interface Seen {
  readonly coverage: Report["coverage"];
  readonly tasks: number;
}

type Page = { readonly body: Uint8Array; readonly contentType: string };

/** Made when their turn comes: all at once would take minutes and gigabytes. */
const pagesOf = (site: number): readonly Page[] =>
  fc.sample(hostilePage, { seed: seed + site, numRuns: PAGES_PER_SITE });

/** One site of hostile pages at a time; its sitemap names them all. */
async function serveSites() {
  let pages: readonly Page[] = [];
  const server = createServer(({ url = "/" }, reply) => {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    if (url === "/robots.txt") return void reply.end(`Sitemap: ${origin}/sitemap.xml`);
    if (url === "/sitemap.xml") {
      const entries = pages.map((_, index) => `<url><loc>${origin}/${index === 0 ? "" : `p${index}`}</loc></url>`);
      return void reply.setHeader("content-type", "application/xml").end(`<urlset>${entries.join("")}</urlset>`);
    }
    const page = pages[url === "/" ? 0 : Number(/^\/p(\d+)$/.exec(url)?.[1] ?? -1)];
    if (!page) return void reply.writeHead(404).end();
    reply.setHeader("content-type", page.contentType).end(page.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    show: (site: number) => void (pages = pagesOf(site)),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

describeOnEachStore(`${PAGES} hostile pages, stored and shown (seed ${seed})`, (open) => {
  let server: TestServer;
  let lanes: readonly Awaited<ReturnType<typeof serveSites>>[];
  beforeAll(async () => {
    lanes = await Promise.all(Array.from({ length: LANES }, serveSites));
    const env = {
      CRAWL_ALLOW_HOSTS: lanes.map(({ host }) => host).join(","),
      WORKERS: String(LANES + 1),
      SUBMITS_PER_MINUTE: "100000",
      REQUESTS_PER_10_SECONDS: "1000000",
    };
    server = await createTestServer({ store: await open(), env });
  });
  afterAll(async () => {
    await server.stop();
    for (const { close } of lanes) close();
  });

  /** Everything that screens load of a job; the client holds each reply against the contract's schema. */
  async function readAll({ call, token }: TestAccount, id: string): Promise<Seen> {
    const params = { id };
    const report = (await call(getReport, { params })).data;
    const { actions } = await call(listActions, { query: { jobId: id } });
    for (const { rule } of report.findings) await call(listFindingUrls, { params: { id, ruleId: rule }, query: {} });
    for (const { name } of (await call(listFiles, { params })).data.files)
      await call(getFile, { params: { id, name } });
    await call(getSiteProfile, { params });
    await call(getReportDocument, { params: { id, format: "html" } });
    const content = ["actions", "executive_summary", "job_metadata"] as const;
    const { shareUrl } = await call(createShare, { body: { jobId: id, sharedContent: [...content] } });
    await server.anonymous(openShare, { params: { token: shareUrl.split("/").at(-1) ?? "" } });
    const stored = await fetch(server.url + addressOf(getReport.path, params, undefined), {
      headers: { authorization: `Bearer ${token}` },
    });
    expect((await stored.text()).isWellFormed()).toBe(true);
    return { coverage: report.coverage, tasks: actions.length };
  }

  async function auditSite(at: number, host: string): Promise<Seen> {
    // An account of its own: links and documents are bounded by the hour.
    const account = await server.mint();
    const { id } = (await account.call(submitUrl, { body: { url: `http://${host}/` } })).data;
    const job = await waitFor(
      `site ${at}`,
      async () => {
        const { data }: { data: Job } = await account.call(getJob, { params: { id } });
        return ["completed", "failed"].includes(data.status) ? data : null;
      },
      120_000,
    );
    expect([at, job.status]).toEqual([at, "completed"]);
    const faults = server.store.db.selectFrom("jobs").select(["page_faults", "verdict_faults"]).where("id", "=", id);
    expect([at, await faults.executeTakeFirstOrThrow()]).toEqual([at, { page_faults: 0, verdict_faults: 0 }]);
    return readAll(account, id);
  }

  test("cost no audit and no screen", { timeout: 3_600_000 }, async () => {
    let [next, ended, pages, tasks] = [0, 0, 0, 0];
    const unread: unknown[] = [];
    const workOff = async ({ show, host }: (typeof lanes)[number]): Promise<void> => {
      for (let at = next++; at < SITES; at = next++) {
        show(at);
        const seen = await auditSite(at, host);
        // Bytes that are no HTML to a reader are an answer of another sort, read all the same.
        const read = seen.coverage.pages + seen.coverage.otherAnswers;
        pages += read;
        // A page may name one more address of its own site, such as the start page with a query.
        const { known } = seen.coverage;
        if (read !== known || known < PAGES_PER_SITE) unread.push({ site: at, ...seen.coverage });
        tasks += seen.tasks;
        ended += 1;
        if (ended % TELL_EVERY === 0) console.log(`${ended} of ${SITES} sites`);
      }
    };
    await Promise.all(lanes.map(workOff));
    console.log(
      `hostile pages stored and shown: ${pages} for ${SITES * PAGES_PER_SITE}, ${tasks} tasks (seed ${seed})`,
    );
    expect(unread).toEqual([]);
  });
});
