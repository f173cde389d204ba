import react from "@vitejs/plugin-react";
import tailwind from "@tailwindcss/vite";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { makeRegistry } from "./scripts/tasks/make-registry.ts";
import { chromiumArgs, findChromium } from "./scripts/chromium.ts";

makeRegistry();

/** A second try tells a busy machine from a fault; what needed one is listed. */
const retry = 1;

/** Files of a worker share their modules: reading hundreds of them again for each file took most of the time. */
const isolate = false;

export default defineConfig({
  test: {
    // Most files wait for a process or a database rather than for the processor.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: "unit",
          retry,
          isolate,
          include: ["packages/*/src/**/*.test.ts", "apps/cli/src/**/*.test.ts", "scripts/**/*.test.ts"],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "server",
          retry,
          isolate,
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
          retry,
          isolate,
          setupFiles: ["apps/web/src/testing/clean-up.ts"],
          include: ["apps/web/src/**/*.test.tsx"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: findChromium(), args: chromiumArgs } }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
