import type { PageFacts, ScriptProbe } from "@audit/facts";
import { consentToolOf } from "../knowledge/consent-tools.ts";
import { isSilentHost } from "../knowledge/silent-hosts.ts";
import { hostnameOf } from "./address-parts.ts";

const isSilent = (url: string): boolean => isSilentHost(hostnameOf(url)) || consentToolOf(url) !== null;

type Unsent = NonNullable<PageFacts["forms"]["unsent"]>;

/** Whether something on the page may send the form; unclear where not all was read, or nothing takes the form over. */
export function sendingOf(
  unsent: Unsent,
  scripts: PageFacts["resources"]["scripts"],
  probes: readonly ScriptProbe[],
): "some" | "none" | "unclear" {
  if (unsent.maySend) return "some";
  const byUrl = new Map(probes.map((probe) => [probe.url, probe]));
  let takesOver = unsent.takesOver;
  let isClear = true;
  for (const { url } of scripts) {
    const probe = url === null ? undefined : byUrl.get(url);
    if (probe?.maySend === true) return "some";
    takesOver ||= probe?.takesOver === true;
    isClear &&= probe?.maySend === false || (url !== null && isSilent(url));
  }
  return isClear && takesOver ? "none" : "unclear";
}
