import { ensureChromium } from "./ensure-chromium.ts";
import { must } from "./run-command.ts";

/** `npm run task pictures`: draws the pictures of the documentation anew, from an audit of the demo shop. */
export function pictures(): void {
  must("playwright", ["test", "--config", "e2e/pictures.config.ts"], { CHROMIUM_PATH: ensureChromium() });
}
