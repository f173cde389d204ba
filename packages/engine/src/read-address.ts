import { AuditFailed } from "./audit.ts";

/**
 * The address an owner typed, as a URL: https:// is assumed where no scheme is given.
 * @throws AuditFailed "not-a-url" for what can't be read as a web address.
 */
export function readAddress(typed: string): string {
  const trimmed = typed.trim();
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  const url = URL.canParse(withScheme) ? new URL(withScheme) : null;
  if (trimmed === "" || /\s/.test(trimmed) || !url || !/^https?:$/.test(url.protocol) || url.hostname === "") {
    throw new AuditFailed("not-a-url", `"${trimmed.slice(0, 200)}" is not a web address.`);
  }
  url.hash = "";
  return url.href;
}
