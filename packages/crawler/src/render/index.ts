export { findBrowser } from "./find-browser.ts";
export { openRenderer, type Renderer } from "./open-renderer.ts";
export {
  renderFailure,
  type RenderFailure,
  type RenderOptions,
  type RenderOutcome,
  type Rendering,
} from "./render-request.ts";
