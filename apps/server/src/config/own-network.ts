import ipaddr from "ipaddr.js";

/** Whether a host is this machine or one of the operator's own network, by its address or by a name that only such have. */
export function isOwnNetwork(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  if (!ipaddr.isValid(host)) return !host.includes(".") || /\.(local|internal|lan|home\.arpa)$/.test(host);
  return ["loopback", "private", "uniqueLocal", "linkLocal"].includes(ipaddr.process(host).range());
}
