import type { Fixer } from "../../../../fixes/fixer.ts";
import { isHosted, serverOf } from "../../../../fixes/server/servers.ts";

/** Which protocols a server may speak; this stands in the server's own configuration, never in .htaccess. */
export const fix: Fixer = (_cause, view) => {
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
