export { readFiles } from "./read-files.ts";
export { mountFiles } from "./routes.ts";
export { findFile, replaceFiles } from "./store.ts";
