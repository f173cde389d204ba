import type { Fixer } from "../fixer.ts";
import { serverConfig } from "./servers.ts";

/** Files with a version in their name are kept for a year. */
export const longCache: Fixer = (_cause, view) =>
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

/** Pages that have not changed answer 304. */
export const conditionalAnswers: Fixer = (_cause, view) =>
  serverConfig(
    {
      nginx: "etag on;\nif_modified_since exact;\n# for pages behind PHP: let the page cache answer 304",
      apache: "FileETag MTime Size",
      cloudflare: "Rules > Settings > Respect Strong ETags: on",
    },
    view,
  );

/** The trial host asks for a password, and says noindex to whoever gets in all the same. */
export const closedHost: Fixer = (_cause, view) =>
  serverConfig(
    {
      nginx:
        'auth_basic "Trial";\nauth_basic_user_file /etc/nginx/htpasswd;\nadd_header X-Robots-Tag "noindex" always;',
      apache:
        'AuthType Basic\nAuthName "Trial"\nAuthUserFile /etc/apache2/htpasswd\nRequire valid-user\nHeader set X-Robots-Tag "noindex"',
      hosted: "Trial theme or shop: switch the password protection on",
    },
    view,
  );
