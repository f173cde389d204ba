import { sampleHost } from "../knowledge/sample-hosts.ts";

/** True for an address that only a template can have. */
export const isSampleMail = (address: string): boolean => sampleHost.test(address.slice(address.indexOf("@") + 1));
