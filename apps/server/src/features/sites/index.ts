export { speaksFor } from "./own-name.ts";
export { provedDomainOf } from "./rely.ts";
export { presentSite } from "./present.ts";
export { mountSites } from "./routes.ts";
export { listOwnSites } from "./store.ts";
