export { mountBranding } from "./routes.ts";
