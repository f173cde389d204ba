import { findBrowser, openRenderer, renderFailure, type RenderOutcome, type Renderer } from "@audit/crawler/render";
import { USER_AGENT } from "@audit/crawler/settings";
import type { AuditRequest } from "../audit.ts";
import { readAddress } from "../read-address.ts";

/** Whether pages of an audit can be run. */
export type BrowserState = "off" | "no-browser" | "ready";

/** Where pages of one audit are run, whoever owns the browser. Started at the first page, if at all. */
export interface AuditBrowser {
  readonly state: BrowserState;
  render(url: string): Promise<RenderOutcome>;
  /** Whether the browser's own sandbox is on, as far as is known. */
  sandboxed(): boolean;
  /** Milliseconds that pages took so far, waiting for a browser left out. */
  busyMs(): number;
  close(): Promise<void>;
}

/** @param openSite how its site is opened; nothing said is a browser of its own */
export function openAuditBrowser(
  {
    url: startUrl,
    render,
    allowHosts,
    closedHosts,
    rate,
    locale,
    userAgent = USER_AGENT,
    access,
  }: Pick<AuditRequest, "url" | "render" | "allowHosts" | "closedHosts" | "rate" | "locale" | "userAgent" | "access">,
  openSite: typeof openRenderer = openRenderer,
): AuditBrowser {
  const browser = render === undefined || render === "off" ? null : findBrowser();
  let renderer: Renderer | null = null;
  return {
    state: render === undefined || render === "off" ? "off" : browser === null ? "no-browser" : "ready",
    render: async (url) => {
      if (browser === null) return renderFailure("no-browser");
      const site = { browser, home: url, userAgent, allowHosts, closedHosts, rate };
      renderer ??= openSite({
        ...site,
        ...(locale === undefined ? {} : { locale }),
        ...(access === undefined ? {} : { access: { start: readAddress(startUrl), headers: access } }),
      });
      return renderer.render(url);
    },
    sandboxed: () => renderer?.sandboxed() ?? false,
    busyMs: () => renderer?.busyMs() ?? 0,
    close: async () => renderer?.close(),
  };
}
