export { presentSite } from "./present.ts";
export { mountSites } from "./routes.ts";
export { listOwnSites } from "./store.ts";
