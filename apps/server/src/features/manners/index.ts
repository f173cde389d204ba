export { admitSites, type MannerSettings } from "./admit-sites.ts";
export { roomOf } from "./room-of.ts";
export { deleteOldSiteDays } from "./store.ts";
