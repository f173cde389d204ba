export { mostSentToThirdParty } from "../egress/foreign-account.ts";
export { findBrowser } from "./find-browser.ts";
export { isSandboxOff } from "./sandbox.ts";
export { printPdf, type PrintOutcome, type PrintRequest } from "./print-pdf.ts";
export { openRenderer } from "./open-renderer.ts";
export type { Renderer } from "./renderer.ts";
export { openBrowserPool, type BrowserPool } from "./browser-pool.ts";
export {
  renderFailure,
  type RenderFailure,
  type RenderOptions,
  type RenderOutcome,
  type Rendering,
} from "./render-request.ts";
