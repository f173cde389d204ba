import { distinctUrls, type Fixer } from "../fixer.ts";
import { isHosted, serverOf } from "./servers.ts";

const HOSTED =
  "Domain settings: remove the domain and connect it again, with and without www, so that a new certificate is issued";

/** Names as configuration text: letters, digits, dots and hyphens only. */
const nameOf = (url: string): string => new URL(url).hostname.replace(/[^a-z0-9.-]/gi, "");

/** A certificate for every form of the host, issued and from then on renewed by a program. */
export const newCertificate: Fixer = (cause, view) => {
  if (isHosted(view)) return HOSTED;
  const names = new Set([nameOf(view.site.home), ...distinctUrls(cause).map(nameOf)]);
  const server = serverOf(view) ?? "nginx";
  return [
    "# On the server, with certbot (https://certbot.eff.org); for Apache --apache, for nginx --nginx",
    `certbot --${server} ${[...names].map((name) => `-d ${name}`).join(" ")}`,
    "certbot renew --dry-run",
  ].join("\n");
};
