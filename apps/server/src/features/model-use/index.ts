export { mountModelUse } from "./routes.ts";
