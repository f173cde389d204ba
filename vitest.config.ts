import react from "@vitejs/plugin-react";
import tailwind from "@tailwindcss/vite";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumArgs, findChromium } from "./scripts/chromium.ts";

/** A second try tells a busy machine from a fault; what needed one is listed. */
const retry = 1;

export default defineConfig({
  test: {
    // Most files wait for a process or a database rather than for the processor.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: "unit",
          retry,
          include: ["packages/*/src/**/*.test.ts", "apps/cli/src/**/*.test.ts", "scripts/**/*.test.ts"],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "server",
          retry,
          // Files of a worker share their modules: reading 600 of them again for each file took a fifth of the time.
          isolate: false,
          include: ["apps/server/src/**/*.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react(), tailwind()],
        optimizeDeps: { include: ["react/jsx-dev-runtime", "vitest-browser-react"] },
        test: {
          name: "browser",
          retry,
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
