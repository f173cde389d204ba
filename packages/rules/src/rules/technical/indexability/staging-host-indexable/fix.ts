import type { Fixer } from "../../../../fixes/fixer.ts";
import { serverConfig } from "../../../../fixes/server/servers.ts";

/** The trial host asks for a password, and says noindex to whoever gets in all the same. */
export const fix: Fixer = (_cause, view) =>
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
