import { findBrowser, isSandboxOff, printPdf } from "@audit/engine/process";
import type { Probe } from "./probes.ts";

const HOUR_MS = 60 * 60_000;
/** Less than a check may take. */
const PATIENCE_MS = 9_000;

/**
 * Whether pages can be run in a browser, and in its sandbox.
 * @param start whether it is started to see: a second of processor time, which only an installation in use is worth
 */
export const browserProbe = ({ start }: { readonly start: boolean }): Probe => ({
  name: "Browser",
  everyMs: HOUR_MS,
  check: async () => {
    const path = findBrowser();
    if (path === null) return { status: "not_configured", note: "No Chromium: pages are judged as they are sent" };
    const printed = start ? await printPdf({ html: "<p>ok</p>", foot: "", totalMs: PATIENCE_MS }) : { pdf: null };
    if ("failed" in printed) throw new Error(isSandboxOff() ? STARTS_NOT : REFUSED);
    return isSandboxOff() ? { status: "warning", note: OFF } : { status: "ok", note: path };
  },
});

const OFF =
  "Runs without its sandbox (CHROMIUM_SANDBOX=off): a page that breaks out of it has this program's rights. Fit for a container of its own only.";
const STARTS_NOT = "Chromium does not start: pages are judged as they are sent.";
const REFUSED =
  "Chromium does not start in its sandbox: pages are judged as they are sent. Allow user namespaces, or set CHROMIUM_SANDBOX=off in a container of its own.";
