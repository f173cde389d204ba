export { mountDeletion, mountExport } from "./routes.ts";
