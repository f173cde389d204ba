import { buildAuditProcess } from "./build-audit.ts";
import { checkStatically } from "./check.ts";
import { ensureChromium } from "./ensure-chromium.ts";
import { mustBoth } from "./run-command.ts";

/** Everything: static checks, unit, integration and component tests, and people's paths in a real browser. */
export async function test(args: readonly string[]): Promise<void> {
  await checkStatically();
  const surroundings = { CHROMIUM_PATH: ensureChromium(), ...buildAuditProcess() };
  // Side by side: either leaves the processors idle for a third of its time.
  await mustBoth(
    ["vitest", "run", ...args],
    ["playwright", "test", "--config", "e2e/playwright.config.ts"],
    surroundings,
  );
}
