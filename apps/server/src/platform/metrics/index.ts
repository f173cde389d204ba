export { openMetrics, type Metrics, type PoolUse } from "./metrics.ts";
