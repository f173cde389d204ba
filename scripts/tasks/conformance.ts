import { buildWeb } from "./build-web.ts";
import { ensureChromium } from "./ensure-chromium.ts";
import { become } from "./run-command.ts";

/** `npm run -s conformance -- <suite> <folder>`: our code over vectors measured elsewhere. */
export function conformance([suite = "", ...rest]: readonly string[]): void {
  if (suite !== "xss") return become(process.execPath, ["packages/engine/src/conformance/main.ts", suite, ...rest]);
  // This one looks at screens.
  const chromium = { CHROMIUM_PATH: ensureChromium() };
  buildWeb();
  become(process.execPath, ["e2e/xss/main.ts", ...rest], chromium);
}
