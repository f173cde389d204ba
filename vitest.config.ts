import { randomInt } from "node:crypto";
import react from "@vitejs/plugin-react";
import tailwind from "@tailwindcss/vite";
import { playwright } from "@vitest/browser-playwright";
import { configDefaults, defineConfig } from "vitest/config";
import { makeRegistry } from "./scripts/tasks/make-registry.ts";
import { chromiumArgs, findTestBrowser } from "./scripts/chromium.ts";

makeRegistry();

/** Only where a browser draws: a second try tells a busy machine from a fault. Elsewhere a test that flickers is one. */
const browserRetry = 1;

/** Packages whose tests start no process, browser or server. */
const PURE = ["auditor", "contract", "facts", "planner", "rules"];

/** Random tests explore anew in each run; `TEST_SEED=... npm test` replays one. */
const testSeed = (process.env["TEST_SEED"] ??= announced(randomInt(2 ** 31)));

/** This file is read more than once in a run. */
function announced(seed: number): string {
  console.log(`TEST_SEED=${seed}`);
  return String(seed);
}

export default defineConfig({
  test: {
    // With the two workers of the walks beside them both end at about the same time; with more, audits that both wait for
    // miss theirs.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: "unit",
          provide: { testSeed: Number(testSeed) },
          // These hold no state and start nothing: a process for each file cost more than half as much as its tests.
          isolate: false,
          include: [`packages/{${PURE.join(",")}}/src/**/*.test.ts`],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "programs",
          provide: { testSeed: Number(testSeed) },
          // As above: loading the engine anew for each file cost more than most of their tests.
          isolate: false,
          include: ["packages/*/src/**/*.test.ts", "apps/cli/src/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: [...configDefaults.exclude, `packages/{${PURE.join(",")}}/**`],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "server",
          globalSetup: ["apps/server/src/testing/shared-postgres.ts"],
          provide: { testSeed: Number(testSeed) },
          // Its modules hold no state; what its files share is one database server.
          isolate: false,
          include: ["apps/server/src/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [react(), tailwind()],
        optimizeDeps: { include: ["react/jsx-dev-runtime", "vitest-browser-react"] },
        test: {
          name: "browser",
          provide: { testSeed: Number(testSeed) },
          retry: browserRetry,
          isolate: false,
          setupFiles: ["apps/web/src/testing/clean-up.ts"],
          include: ["apps/web/src/**/*.test.tsx"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: findTestBrowser(), args: chromiumArgs } }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
