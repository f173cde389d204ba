import type { Fixer } from "../../../../fixes/fixer.ts";
import { serverConfig } from "../../../../fixes/server/servers.ts";

/** Files with a version in their name are kept for a year. */
export const fix: Fixer = (_cause, view) =>
  serverConfig(
    {
      nginx:
        'location ~* \\.(css|js|woff2|avif|webp|png|jpe?g|svg)$ {\n    add_header Cache-Control "public, max-age=31536000, immutable";\n}',
      apache:
        '<FilesMatch "[.](css|js|woff2|avif|webp|png|jpe?g|svg)$">\n    Header set Cache-Control "public, max-age=31536000, immutable"\n</FilesMatch>',
      cloudflare: "Caching > Configuration > Browser Cache TTL: 1 year",
    },
    view,
  );
