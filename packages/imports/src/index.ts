export { readAddresses, readAddressList } from "./address-list.ts";
export { decodeText } from "./decode-text.ts";
export { ImportFault } from "./import-fault.ts";
export { readTraffic, type Traffic, type TrafficRow } from "./read-traffic.ts";
