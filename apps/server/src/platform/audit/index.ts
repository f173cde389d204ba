export { recordAudit } from "./store.ts";
