export { openHub, type Hub } from "./hub.ts";
export { deleteOldChanges } from "./outbox-store.ts";
export { mountStream } from "./stream.ts";
