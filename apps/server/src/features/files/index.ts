export { mountFiles } from "./routes.ts";
export { findFile, replaceFiles } from "./store.ts";
