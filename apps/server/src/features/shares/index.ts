export { accessOfOwner } from "./rights.ts";
export { mountShares } from "./routes.ts";
export { deleteOldVisits } from "./store.ts";
