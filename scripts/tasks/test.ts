import { checkStatically } from "./check.ts";
import { ensureChromium } from "./ensure-chromium.ts";
import { must } from "./run-command.ts";

/** Everything: static checks, unit, integration and component tests, then people's paths in a real browser. */
export async function test(args: readonly string[]): Promise<void> {
  await checkStatically();
  const chromium = { CHROMIUM_PATH: ensureChromium() };
  must("vitest", ["run", ...args], chromium);
  must("playwright", ["test", "--config", "e2e/playwright.config.ts"], chromium);
}
