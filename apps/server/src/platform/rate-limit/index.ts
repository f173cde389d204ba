export { limitHits } from "./limit.ts";
export { addHits, countHit, deleteEndedWindows, readHits } from "./store.ts";
