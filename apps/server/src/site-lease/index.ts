export { holdSiteLease, SiteBusy } from "./hold-site-lease.ts";
export { acquireSiteLease, releaseSiteLease } from "./site-lease-store.ts";
