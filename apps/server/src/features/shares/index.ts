export { mountShares } from "./routes.ts";
export { deleteOldVisits } from "./store.ts";
