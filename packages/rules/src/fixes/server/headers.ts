import type { SiteView } from "../../view/site-view.ts";
import type { Block } from "../patches/fix.ts";
import { headerPatch } from "../patches/site-patches.ts";
import { serverConfig } from "./servers.ts";

export type Headers = readonly (readonly [name: string, value: string])[];

/** Lines for the server that set the headers, as one block with a patch each. */
export const headerBlock = (headers: Headers, view: SiteView): Block => ({
  patches: headers.map(([name, value]) => headerPatch(view, name, value)),
  print: (kept) =>
    headerLines(
      headers.filter(([name]) => kept.some(({ key }) => key === name)),
      view,
    ),
});

export const headerLines = (headers: Headers, view: SiteView): string | null =>
  serverConfig(
    {
      nginx: headers.map(([name, value]) => `add_header ${name} "${value}" always;`).join("\n"),
      apache: headers.map(([name, value]) => `Header always set ${name} "${value}"`).join("\n"),
      cloudflare: headers
        .map(([name, value]) => `Rules > Transform Rules > Modify Response Header > Set static: ${name} = ${value}`)
        .join("\n"),
    },
    view,
  );
