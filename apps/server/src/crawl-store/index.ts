export { crawlStore, readOnlyCrawlStore } from "./crawl-store.ts";
