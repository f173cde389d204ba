export { countFaultsIn, keepFaultCounts, type FaultCounts } from "./fault-counts.ts";
export { beat } from "./heartbeat.ts";
export { figuresOf, mountMetrics, timeCalls } from "./metrics.ts";
export { openMonitors, type Monitors } from "./monitors.ts";
export { deleteOldFaults, deleteSilentProcesses } from "./monitoring-store.ts";
export { mountMonitoring } from "./routes.ts";
