export { openShare, type OpenServices } from "./open.ts";
export { presentRecord } from "./present.ts";
export { resealShares } from "./reseal-store.ts";
export { mountShares } from "./routes.ts";
export { deleteOldVisits, listOwnShares } from "./store.ts";
