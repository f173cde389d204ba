import { defineConfig } from "@playwright/test";
import { chromiumArgs, findTestBrowser } from "../scripts/chromium.ts";

const executablePath = findTestBrowser();

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: "../test-results",
  globalSetup: "./build-web.ts",
  // Each has a server and a browser of its own; more take the processors from what runs beside the walks.
  workers: 2,
  timeout: 60_000,
  // A second try tells a busy machine from a fault; what needed one is listed as flaky.
  retries: 1,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    launchOptions: { args: chromiumArgs, ...(executablePath === undefined ? {} : { executablePath }) },
    // One page serves the tests of a worker, emptied between them: a new one reads and compiles every script again.
    reuseContext: true,
    // Nothing here looks at movement, and drawing it is a good part of the browser's work.
    contextOptions: { reducedMotion: "reduce" },
    trace: "off",
  },
});
