import type { AccessHeaders } from "@audit/engine";
import { UsageError } from "../usage-error.ts";

/** What opens a closed site, as options and settings name it; texts are filled in already. */
export interface Opening {
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly cookies: readonly (readonly [name: string, value: string])[];
  readonly basic: { readonly user: string; readonly password: string } | null;
}

export interface SiteAccess {
  /** Null where nothing opens the site. */
  readonly headers: AccessHeaders | null;
  /** Texts that must not be shown, in every form in which they may come back from the site. */
  readonly secrets: readonly string[];
}

// RFC 9110, 5.6.2: a token. Header values are visible characters and blanks, RFC 9110, 5.5.
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const UNFIT = /(?!\t)\p{Cc}/u;

/** Headers that steer the connection or that the crawler sets itself. */
const OURS = new Set(["host", "connection", "content-length", "transfer-encoding", "upgrade", "te", "accept-encoding"]);

/** @throws UsageError naming the header or cookie that can't be sent, never its value */
export function accessOf({ headers, cookies, basic }: Opening): SiteAccess {
  const sent: Record<string, string> = {};
  for (const [name, value] of headers) {
    if (!TOKEN.test(name) || OURS.has(name.toLowerCase())) throw new UsageError(`The header "${name}" can't be sent.`);
    if (UNFIT.test(value)) throw new UsageError(`The value of the header "${name}" has characters that can't be sent.`);
    sent[name.toLowerCase()] = value;
  }
  for (const [name, value] of cookies) {
    if (!TOKEN.test(name) || /[\s;,]/.test(value) || UNFIT.test(value))
      throw new UsageError(`The cookie "${name}" can't be sent.`);
  }
  if (cookies.length > 0) {
    const own = cookies.map(([name, value]) => `${name}=${value}`);
    sent["cookie"] = [...(sent["cookie"] === undefined ? [] : [sent["cookie"]]), ...own].join("; ");
  }
  if (basic !== null) {
    if (basic.user.includes(":")) throw new UsageError("A user name of basic authentication can't hold a colon.");
    sent["authorization"] = `Basic ${Buffer.from(`${basic.user}:${basic.password}`).toString("base64")}`;
  }
  const values = [
    ...Object.values(sent),
    ...Object.values(sent).map((value) => value.replace(/^(?:Basic|Bearer|Token)\s+/i, "")),
    ...cookies.map(([, value]) => value),
    ...(basic === null ? [] : [basic.password]),
  ];
  return { headers: Object.keys(sent).length > 0 ? sent : null, secrets: formsOf(values) };
}

/** Shorter texts are words of any page; hiding them would tear those apart. */
const SHORTEST_SECRET = 5;

const formsOf = (values: readonly string[]): string[] =>
  [...new Set(values.flatMap((value) => [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)]))]
    .filter((value) => value.length >= SHORTEST_SECRET)
    .toSorted((a, b) => b.length - a.length);
