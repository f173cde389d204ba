export { beat } from "./heartbeat.ts";
export { mountMetrics } from "./metrics.ts";
export { noModels, openMonitors, type ModelHealth, type Monitors } from "./monitors.ts";
export { deleteSilentProcesses } from "./monitoring-store.ts";
export type { Finding, Probe } from "./probes.ts";
export { mountMonitoring } from "./routes.ts";
