import { spawn } from "node:child_process";
import { once } from "node:events";

/** Starts a corpus site's own static server; `url` is its start page. */
export async function startSiteServer(
  script: string,
  siteFolder: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [script, siteFolder, "0"], { stdio: ["ignore", "pipe", "inherit"] });
  const [firstLine] = (await once(child.stdout, "data")) as [Buffer];
  const stop = async (): Promise<void> => {
    child.kill();
    await once(child, "exit");
  };
  return { url: firstLine.toString().trim(), stop };
}
