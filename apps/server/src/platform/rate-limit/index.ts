export { limitHits } from "./limit.ts";
export { countHit, deleteEndedWindows, readHits } from "./store.ts";
