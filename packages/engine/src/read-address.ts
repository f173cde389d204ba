import { AuditFailed } from "./audit.ts";

/** RFC 1035, 2.3.4, as text: a whole name without the dot at its end, and what stands between two dots. */
const LONGEST_NAME = 253;
const LONGEST_LABEL = 63;

/**
 * The address an owner typed, as a URL: https:// is assumed where no scheme is given.
 * @throws AuditFailed "not-a-url" for what can't be read as a web address.
 */
export function readAddress(typed: string): string {
  const trimmed = typed.trim();
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  const url = URL.canParse(withScheme) ? new URL(withScheme) : null;
  if (trimmed === "" || /\s/.test(trimmed) || !url || !/^https?:$/.test(url.protocol) || !isHost(url.hostname)) {
    throw new AuditFailed("not-a-url", `"${trimmed.slice(0, 200)}" is not a web address.`);
  }
  url.hash = "";
  return url.href;
}

/** Whether a name can stand in DNS at all: URLs take hosts of any length. */
function isHost(hostname: string): boolean {
  if (hostname.startsWith("[")) return true;
  const name = hostname.replace(/\.$/, "");
  const labels = name.split(".");
  return name.length <= LONGEST_NAME && labels.every((label) => label !== "" && label.length <= LONGEST_LABEL);
}
