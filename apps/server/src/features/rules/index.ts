export { mountRules } from "./routes.ts";
