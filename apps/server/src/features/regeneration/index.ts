export { mountRegeneration } from "./routes.ts";
