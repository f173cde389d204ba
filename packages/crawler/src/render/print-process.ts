import { tmpdir } from "node:os";
import { chromium } from "playwright-core";
import { followParent } from "../follow-parent.ts";
import { lowerPriority, lowerSession } from "../lower-priority.ts";
import { isSandboxOff, leaveRoot } from "./sandbox.ts";
import { dropScratch } from "./scratch.ts";

/** From the parent: the one page to print. */
export interface ToPrinter {
  /** Path of a Chromium. */
  readonly browser: string;
  /** Complete in itself. */
  readonly html: string;
  /** Stands small at the foot of every page, beside its number. */
  readonly foot: string;
}
export type FromPrinter = { readonly pdf: Uint8Array } | { readonly failed: string };

/** No address but a dead one is left to the browser, and it runs no script. */
const FLAGS = [
  "--proxy-server=127.0.0.1:1",
  "--proxy-bypass-list=<-loopback>",
  "--host-resolver-rules=MAP * ~NOTFOUND",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-gpu",
  "--no-first-run",
];
const MARGIN = { top: "18mm", bottom: "20mm", left: "17mm", right: "17mm" };

// It lives as long as its parent's channel, and the browser as long as the pipe to this process: no orphans.
const tell = followParent<FromPrinter>(() => {
  dropScratch(tmpdir());
  process.exit(0);
});
lowerPriority(10);

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

const footer = (foot: string): string =>
  `<div style="width:100%;margin:0 17mm;display:flex;justify-content:space-between;font:7.5pt sans-serif;color:#6b7280"><span>${escaped(foot)}</span><span><span class="pageNumber"></span> / <span class="totalPages"></span></span></div>`;

async function print({ browser: executablePath, html, foot }: ToPrinter): Promise<Uint8Array> {
  const chromiumSandbox = !isSandboxOff();
  leaveRoot([executablePath]);
  const browser = await chromium.launch({ executablePath, args: FLAGS, chromiumSandbox, handleSIGTERM: false });
  lowerSession(process.pid);
  const context = await browser.newContext({ javaScriptEnabled: false, offline: true, acceptDownloads: false });
  const page = await context.newPage();
  await page.route("**/*", (route) => route.abort());
  await page.setContent(html, { waitUntil: "domcontentloaded" });
  const pdf = await page.pdf({
    format: "A4",
    margin: MARGIN,
    printBackground: true,
    displayHeaderFooter: true,
    headerTemplate: "<span></span>",
    footerTemplate: footer(foot),
    tagged: true,
    outline: true,
  });
  await browser.close();
  return pdf;
}

process.once("message", (message: ToPrinter) => {
  print(message).then(
    (pdf) => tell({ pdf }),
    (error: unknown) => tell({ failed: error instanceof Error ? error.message : "unknown" }),
  );
});
