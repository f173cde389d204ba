import { remembered } from "../remembered.ts";

/** Private and loopback address blocks (RFC 1918, RFC 1122, RFC 3927, RFC 4193) and names that only a local network knows. */
const PRIVATE =
  /^(localhost|.+\.(localhost|local|internal|lan|home\.arpa)|0\.0\.0\.0|127(\.\d+){3}|10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|169\.254(\.\d+){2}|\[::1?\]|\[f[cd][\da-f]{2}:.*\]|\[fe80:.*\])$/i;

/** True for hosts that visitors from outside can't reach. */
export const isPrivateHost = remembered((hostname) => PRIVATE.test(hostname));
