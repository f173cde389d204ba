import { defineConfig } from "@playwright/test";
import config from "./playwright.config.ts";

/** `npm run task pictures`: not a test of its own, but the same server, shop and browser. */
export default defineConfig({ ...config, testMatch: "pictures.ts", workers: 1, retries: 0 });
