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

/** Which protocols a server may speak; this stands in the server's own configuration, never in .htaccess. */
export const modernProtocols: Fixer = (_cause, view) => {
  if (isHosted(view)) return null;
  const known = serverOf(view);
  const forms = [
    ["nginx", "# nginx, in the server or http block\nssl_protocols TLSv1.2 TLSv1.3;"],
    ["apache", "# Apache, in the virtual host\nSSLProtocol -all +TLSv1.2 +TLSv1.3"],
    [null, "# Cloudflare\nSSL/TLS > Edge Certificates > Minimum TLS Version: TLS 1.2"],
  ] as const;
  const fitting = forms.filter(([server]) => known === null || server === known);
  return fitting.map(([, lines]) => lines).join("\n\n");
};
