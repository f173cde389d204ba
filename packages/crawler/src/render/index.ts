export { mostSentToThirdParty } from "../egress/foreign-account.ts";
export { findBrowser } from "./find-browser.ts";
export { isSandboxOff } from "./sandbox.ts";
export { printPdf, type PrintOutcome, type PrintRequest } from "./print-pdf.ts";
export { openRenderer, type Renderer } from "./open-renderer.ts";
export {
  renderFailure,
  type RenderFailure,
  type RenderOptions,
  type RenderOutcome,
  type Rendering,
} from "./render-request.ts";
