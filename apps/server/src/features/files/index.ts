export { readFiles } from "./read-files.ts";
export { readWholeFile } from "./read-whole.ts";
export { mountFiles } from "./routes.ts";
export { replaceFiles } from "./store.ts";
