export { ImportFault, readTraffic, type Traffic, type TrafficRow } from "./read-traffic.ts";
