export { openMetrics, type Metrics } from "./metrics.ts";
