export { mountSummaries } from "./routes.ts";
