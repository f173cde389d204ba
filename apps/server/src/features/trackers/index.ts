export { mountTrackers, presentTracker } from "./routes.ts";
export { listOwnTrackers, resealTrackers } from "./store.ts";
