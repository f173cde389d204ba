import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import type { BrowserPipe } from "./browser-pipe.ts";

/** A session of the browser's protocol, as far as it is used here. */
export interface LabSession {
  on(event: string, listener: (event: never) => void): unknown;
  send(method: string, params?: object): Promise<unknown>;
}

export interface LabPage {
  createCDPSession(): Promise<LabSession>;
  close(): Promise<void>;
}

export interface LabBrowser {
  newPage(): Promise<LabPage>;
  version(): Promise<string>;
  on(event: "targetcreated", listener: (target: { type(): string; page(): Promise<LabPage | null> }) => void): unknown;
}

/** The parts of Lighthouse's result that are read. */
export interface LighthouseResult {
  readonly lighthouseVersion: string;
  readonly finalDisplayedUrl: string;
  readonly runWarnings: readonly string[];
  readonly runtimeError?: { readonly code: string; readonly message: string };
  readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number } | undefined>>;
}

export interface Installed {
  lighthouse(
    url: string,
    flags: object,
    config: object,
    page: LabPage,
  ): Promise<{ readonly lhr: LighthouseResult } | undefined>;
  connect(pipe: BrowserPipe): Promise<LabBrowser>;
}

/** Loads an installed Lighthouse and the puppeteer that came with it: neither is a dependency of ours. */
export async function loadInstalled(mainFile: string): Promise<Installed> {
  const beside = createRequire(mainFile).resolve("puppeteer-core");
  const main = (await import(pathToFileURL(mainFile).href)) as { default: Installed["lighthouse"] };
  const puppeteer = (await import(pathToFileURL(beside).href)) as {
    connect(options: object): Promise<LabBrowser>;
  };
  return {
    lighthouse: main.default,
    connect: (pipe) => puppeteer.connect({ transport: pipe, defaultViewport: null }),
  };
}
