export { noTraces, openTraces, type OpenSpan, type TraceParent, type Traces } from "./traces.ts";
