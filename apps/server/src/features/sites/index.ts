export { speaksFor } from "./ownable-domain.ts";
export { provedDomainOf } from "./proved-domain.ts";
export { presentSite } from "./present.ts";
export { mountSites } from "./routes.ts";
export { listOwnSites } from "./store.ts";
