import { USER_AGENT } from "@audit/crawler";
import { findBrowser, openRenderer, renderFailure, type RenderOutcome, type Renderer } from "@audit/crawler/render";
import type { AuditRequest } from "../audit.ts";
import { readAddress } from "../read-address.ts";

/** The browser of one audit: sites of different owners never share one. Started at the first page, if at all. */
export interface AuditBrowser {
  readonly state: "off" | "no-browser" | "ready";
  render(url: string): Promise<RenderOutcome>;
  sandboxed(): boolean;
  close(): Promise<void>;
}

export function openAuditBrowser({
  url: startUrl,
  render,
  allowHosts,
  closedHosts,
  rate,
  locale,
  userAgent = USER_AGENT,
  access,
}: AuditRequest): AuditBrowser {
  const browser = render === undefined || render === "off" ? null : findBrowser();
  let renderer: Renderer | null = null;
  return {
    state: render === undefined || render === "off" ? "off" : browser === null ? "no-browser" : "ready",
    render: async (url) => {
      if (browser === null) return renderFailure("no-browser");
      const site = { browser, home: url, userAgent, allowHosts, closedHosts, rate };
      renderer ??= openRenderer({
        ...site,
        ...(locale === undefined ? {} : { locale }),
        ...(access === undefined ? {} : { access: { start: readAddress(startUrl), headers: access } }),
      });
      return renderer.render(url);
    },
    sandboxed: () => renderer?.sandboxed() ?? false,
    close: async () => renderer?.close(),
  };
}
