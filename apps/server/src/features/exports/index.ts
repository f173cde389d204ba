export { mountExports } from "./routes.ts";
