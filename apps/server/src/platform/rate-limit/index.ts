export { limitHits } from "./limit.ts";
export { deleteEndedWindows } from "./store.ts";
