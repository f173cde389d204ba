import { ensureChromium } from "./ensure-chromium.ts";
import { must } from "./run-command.ts";

/**
 * `npm run test:some -- <parts of paths> [vitest's options]`: chosen tests, with the Node that everything else runs on.
 * Chromium is looked for only where tests in a browser may be among them.
 */
export function testSome(args: readonly string[]): void {
  const mayDraw = args.includes("browser") || !args.some((arg) => ["unit", "server"].includes(arg));
  must("vitest", ["run", ...args], mayDraw ? { CHROMIUM_PATH: ensureChromium() } : {});
}
