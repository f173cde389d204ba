export { mountFiles } from "./routes.ts";
export { replaceFiles } from "./store.ts";
