export { readBrought } from "./read-brought.ts";
export { mountTraffic, presentTraffic } from "./routes.ts";
export { listTraffic } from "./traffic-store.ts";
