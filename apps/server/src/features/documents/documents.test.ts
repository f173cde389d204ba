import {
  CallFailed,
  createShare,
  getFile,
  getReportDocument,
  getSharedDocument,
  listFiles,
  type LighthouseResult,
  type ShareSection,
} from "@audit/contract";
import { findBrowser } from "@audit/crawler/render";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createTestServer, type TestServer } from "../../testing/index.ts";
import { plantJob } from "../../testing/plant-job.ts";
import { replaceFiles } from "../files/index.ts";
import { documentPage } from "./document-page.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());

const textOf = (base64: string): string => Buffer.from(base64, "base64").toString();
const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => "none",
    (error: unknown) => (error instanceof CallFailed ? (error.code ?? "") : "other"),
  );

async function plantReport(files: Readonly<Record<string, string>>) {
  const owner = await server.mint();
  const planted = await plantJob(server.store.db, owner.userId);
  await server.store.db.transaction().execute((tx) => replaceFiles(tx, planted.jobId, files));
  return { owner, ...planted };
}

describe("a report as one file", () => {
  test("holds all that its owner may read, in reading order, and needs nothing else", async () => {
    const files = {
      "action_plan.md":
        "# Plan\n\n## 1. Write titles\n\n```\n## no heading <b>\n```\n\n| a | b |\n| --- | --- |\n| 1 | 2 |",
      "executive_summary.md": "# Summary\n\nHealth is 71 of 100.",
    };
    const { owner, jobId } = await plantReport(files);
    const { data } = await owner.call(getReportDocument, { params: { id: jobId, format: "html" } });
    expect(data).toMatchObject({ type: "text/html", name: expect.stringMatching(/^seo-report-.*\.html$/) as string });
    const html = textOf(data.base64);
    expect(html.indexOf("71 of 100")).toBeLessThan(html.indexOf("<h1>Plan</h1>"));
    expect(html).toContain("<td>2</td>");
    expect(html).toContain("## no heading &lt;b&gt;");
    expect(html).toContain("Content-Security-Policy");
    expect(html).not.toMatch(/(src|href)="(?!https?:|mailto:|data:)/);
  });

  test("texts of strangers stay text, whatever they say", async () => {
    const hostile =
      '# Plan\n\n<script>alert(1)</script> <img src="https://evil.example/x" onerror=alert(1)>\n\n![x](https://evil.example/p)\n\n[x](javascript:alert(1)) <a href="//evil.example">y</a>';
    const html = await documentPage({
      brand: "<b>Brand</b>",
      logo: null,
      colour: "red;}</style><script>",
      title: "</title><script>alert(2)</script>",
      about: "<i>about</i>",
      files: [hostile],
    });
    expect(html.match(/<(script|img|i|b|a)\b/g)).toBeNull();
    expect(html.match(/<style>/g)).toHaveLength(1);
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  });

  test("of a link holds what the link shows, and one that ended answers as every unknown one", async () => {
    const { owner, jobId } = await plantReport({ "audit_summary.md": "# Audit\n\nsecret-figures" });
    const sharedContent: ShareSection[] = ["executive_summary"];
    const made = await owner.call(createShare, { body: { jobId, sharedContent, shareMode: "full", title: "For Ann" } });
    const token = made.data.shareUrl!.split("/").at(-1)!;
    const { data } = await server.anonymous(getSharedDocument, { params: { token, format: "html" } });
    expect(textOf(data.base64)).toContain("<h1>For Ann</h1>");
    expect(textOf(data.base64)).not.toContain("secret-figures");
    expect(await codeOf(server.anonymous(getSharedDocument, { params: { token: "x", format: "html" } }))).toBe(
      "NOT_FOUND",
    );
  });

  test("holds the lab values that came after it was written, as its files and its full link do", async () => {
    const name = "audit_summary.md";
    const { owner, jobId } = await plantReport({ [name]: "# Audit\n\nHealth is 71.\n\n*Written by nobody.*\n" });
    const read = async (): Promise<string> => (await owner.call(getFile, { params: { id: jobId, name } })).data.content;
    expect(await read()).toBe(
      "# Audit\n\nHealth is 71.\n\n## Speed in the lab\n\nNot measured: Lighthouse was not switched on here when this audit ended.\n\n*Written by nobody.*\n",
    );
    const result: LighthouseResult = {
      state: "not-measured",
      at: "2026-01-31T10:00:00.000Z",
      reason: "No browser here.",
    };
    const run = { job_id: jobId, place: 0, url: "https://shop.example/", result: JSON.stringify(result) };
    await server.store.db.insertInto("lighthouse_runs").values(run).execute();
    expect(await read()).toContain("Speed in the lab\n\nNot measured: No browser here.");
    const { data } = await owner.call(listFiles, { params: { id: jobId } });
    expect(data.files).toMatchObject([{ name, bytes: Buffer.byteLength(await read()) }]);
    const sharedContent: ShareSection[] = ["job_metadata"];
    const link = async (shareMode: "full" | "preview"): Promise<string> => {
      const { shareUrl } = await owner.call(createShare, { body: { jobId, sharedContent, shareMode } });
      const params = { token: shareUrl.split("/").at(-1)!, format: "html" as const };
      return textOf((await server.anonymous(getSharedDocument, { params })).data.base64);
    };
    const own = await owner.call(getReportDocument, { params: { id: jobId, format: "html" } });
    for (const html of [textOf(own.data.base64), await link("full")])
      expect(html).toContain("<h2>Speed in the lab</h2>\n<p>Not measured: No browser here.</p>");
    expect(await link("preview")).not.toContain("Speed in the lab");
  });

  test("somebody else's is not found", async () => {
    const { jobId } = await plantReport({ "audit_summary.md": "# Audit" });
    const stranger = await server.mint();
    expect(await codeOf(stranger.call(getReportDocument, { params: { id: jobId, format: "html" } }))).toBe("NOT_FOUND");
  });

  test("without a browser on the machine there is no PDF, and the answer says what to do", async () => {
    const { owner, jobId } = await plantReport({ "audit_summary.md": "# Audit" });
    vi.stubEnv("CHROMIUM_PATH", "/nowhere");
    const failed = owner.call(getReportDocument, { params: { id: jobId, format: "pdf" } });
    await expect(failed).rejects.toMatchObject({ status: 503, message: expect.stringContaining("Print") as string });
    vi.unstubAllEnvs();
  });

  test.runIf(findBrowser() !== null)(
    "is a PDF of the same pages, printed without network",
    { timeout: 60_000 },
    async () => {
      const { owner, jobId } = await plantReport({
        "audit_summary.md": "# Audit\n\nHealth",
        "action_plan.md": "# Plan",
      });
      const { data } = await owner.call(getReportDocument, { params: { id: jobId, format: "pdf" } });
      const pdf = Buffer.from(data.base64, "base64").toString("latin1");
      expect(pdf.startsWith("%PDF-")).toBe(true);
      expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)!.length).toBe(2);
    },
  );
});
