import { buildWeb } from "./build-web.ts";
import { ensureChromium } from "./ensure-chromium.ts";
import { become } from "./run-command.ts";

/**
 * `npm run -s conformance -- <suite> <folder>`: our code over vectors measured elsewhere. `-- planted [rule ...]` needs no
 * folder: it puts every rule's fault into a sound shop of 500 pages, one at a time; `-- planted-variants [variant [rule ...]]`
 * does so with the shop in other languages and currencies and with other businesses; `-- planted-served [group ...]` serves
 * the shop to the real crawler and the real browser, with faults that only they can meet.
 */
export function conformance([suite = "", ...rest]: readonly string[]): void {
  if (suite === "planted-served") {
    const lab = "packages/engine/src/testing/planted-lab/main.ts";
    return become(process.execPath, [lab, ...rest], { CHROMIUM_PATH: ensureChromium() });
  }
  if (suite === "planted-variants")
    return become(process.execPath, ["packages/auditor/src/testing/planted/variants-main.ts", ...rest]);
  if (suite === "planted") return become(process.execPath, ["packages/auditor/src/testing/planted/main.ts", ...rest]);
  if (suite !== "xss") return become(process.execPath, ["packages/engine/src/conformance/main.ts", suite, ...rest]);
  // This one looks at screens.
  const chromium = { CHROMIUM_PATH: ensureChromium() };
  buildWeb();
  become(process.execPath, ["e2e/xss/main.ts", ...rest], chromium);
}
