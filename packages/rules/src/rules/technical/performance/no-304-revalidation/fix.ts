import type { Fixer } from "../../../../fixes/fixer.ts";
import { serverConfig } from "../../../../fixes/server/servers.ts";

/** Pages that have not changed answer 304. */
export const fix: Fixer = (_cause, view) =>
  serverConfig(
    {
      nginx: "etag on;\nif_modified_since exact;\n# for pages behind PHP: let the page cache answer 304",
      apache: "FileETag MTime Size",
      cloudflare: "Rules > Settings > Respect Strong ETags: on",
    },
    view,
  );
