/** What a server prints into a script as data: a key that speaks of a service, and an address with escaped slashes on a local host. */
const PRINTED =
  /"[\w-]*(?:ajax|api|rest|cart|basket|checkout|order|endpoint)[\w-]*"\s*:\s*"(https?:\\\/\\\/(?:localhost|[\w.-]+\.(?:local|localhost)|(?:127|10)(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2})(?::\d+)?(?:\\\/[^"]*)?)"/gi;

const most = 10;

/** Addresses on a developer's machine that the page's scripts are told to speak to, each once. */
export function readScriptServers(scripts: readonly string[]): readonly string[] {
  const found = scripts.flatMap((script) => [...script.matchAll(PRINTED)].map(([, address = ""]) => address));
  return [...new Set(found.map((address) => address.replaceAll("\\/", "/")))].slice(0, most);
}
