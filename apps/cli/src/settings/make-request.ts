import { listSitemapAddresses, readAddress, type AuditRequest } from "@audit/engine";
import type { Written } from "../read-arguments.ts";
import { UsageError } from "../usage-error.ts";
import { fillIn } from "./fill-in.ts";
import { renderOf, rateOf, wholeNumber } from "./numbers.ts";
import { accessOf } from "./read-access.ts";
import { addressesFrom, listedAddresses } from "./read-addresses.ts";
import { correctionOf } from "./read-correction.ts";
import type { Settings } from "./settings-schema.ts";

export interface SiteRequest {
  readonly audit: AuditRequest;
  readonly secrets: readonly string[];
}

const DEFAULTS = { maxPages: 500, maxSeconds: 1800, concurrency: 8, rate: 2 } as const;

/**
 * What is to be read and how: options first, then the settings file, then what holds otherwise.
 * @throws UsageError naming what is wrong
 */
export async function makeRequest(typed: string, values: Written, settings: Settings): Promise<SiteRequest> {
  const { url, basic } = splitLogin(typed);
  const access = accessOf({
    headers: [...Object.entries(settings.headers ?? {}), ...pairs("--header", values.header, ":")],
    cookies: [...Object.entries(settings.cookies ?? {}), ...pairs("--cookie", values.cookie, "=")],
    basic: basicOf(values.basic) ?? basic ?? settings.basic ?? null,
  });
  const allowHosts = [...(settings.allowHosts ?? []), ...(values["allow-host"] ?? [])];
  const wrong = allowHosts.find((host) => !/^[^\s/:]+:\d+$|^\[[0-9a-f:]+\]:\d+$/i.test(host));
  if (wrong !== undefined) throw new UsageError(`--allow-host takes host:port, not "${wrong}".`);
  const reach = { url, allowHosts, ...(access.headers === null ? {} : { access: access.headers }) };
  const only = await onlyOf(reach, values, settings);
  const audit: AuditRequest = {
    ...reach,
    ...boundsOf(values, settings),
    ...(only === null ? {} : { only }),
    ...listed("include", [...(settings.include ?? []), ...(values.include ?? [])]),
    ...listed("exclude", [...(settings.exclude ?? []), ...(values.exclude ?? [])]),
    ...said("userAgent", values["user-agent"] ?? settings.userAgent),
    ...said("locale", values.locale ?? settings.locale),
    ...((values["look-again"] ?? settings.lookAgain) ? { again: true } : {}),
    ...correctionOf({
      business: values.business ?? settings.business,
      currency: values.currency ?? settings.currencies?.join(","),
      language: values.language ?? settings.languages?.join(","),
    }),
    ...rulesOf(values.rules, settings.rules),
  };
  return { audit, secrets: access.secrets };
}

type Bounds = Pick<AuditRequest, "maxPages" | "maxSeconds" | "concurrency" | "rate" | "render">;

const boundsOf = (values: Written, settings: Settings): Bounds => ({
  maxPages: wholeNumber("--max-pages", values["max-pages"] ?? String(settings.maxPages ?? DEFAULTS.maxPages)),
  maxSeconds: wholeNumber("--max-seconds", values["max-seconds"] ?? String(settings.maxSeconds ?? DEFAULTS.maxSeconds)),
  concurrency: wholeNumber("--concurrency", values.concurrency ?? String(settings.concurrency ?? DEFAULTS.concurrency)),
  rate: rateOf(values.rate ?? String(settings.rate ?? DEFAULTS.rate)),
  render: renderOf(values.render ?? String(settings.render ?? "off")),
});

async function onlyOf(
  { url, allowHosts, access }: Pick<AuditRequest, "url" | "allowHosts" | "access">,
  values: Written,
  settings: Settings,
): Promise<ReadonlySet<string> | null> {
  const start = readAddress(url);
  const sitemap = values.sitemap ?? settings.sitemap;
  const listedUrls = values.urls === undefined ? settings.urls : addressesFrom(values.urls, start);
  if (sitemap === undefined && listedUrls === undefined) return null;
  const absolute = listedUrls === undefined ? [] : listedAddresses(listedUrls, start);
  const where = { allowHosts, access: access && { start, headers: access } };
  const found = sitemap === undefined ? [] : await listSitemapAddresses(new URL(sitemap, start).href, where);
  if (sitemap !== undefined && found.length === 0) throw new UsageError(`The sitemap ${sitemap} names no address.`);
  const { host } = new URL(start);
  const foreign = found.find((address) => new URL(address).host.replace(/^www\./, "") !== host.replace(/^www\./, ""));
  if (foreign !== undefined) throw new UsageError(`The sitemap names ${foreign}, which is not on ${host}.`);
  return new Set([...absolute, ...found]);
}

/** A user name and password in the address itself, as browsers take them. */
function splitLogin(typed: string): { url: string; basic: { user: string; password: string } | null } {
  const url = /^https?:\/\//i.test(typed) ? URL.parse(typed) : null;
  if (url === null || (url.username === "" && url.password === "")) return { url: typed, basic: null };
  const basic = { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) };
  url.username = url.password = "";
  return { url: url.href, basic };
}

function basicOf(text: string | undefined): { user: string; password: string } | null {
  if (text === undefined) return null;
  const [user = "", ...rest] = fillIn(text, "--basic").split(":");
  if (user === "" || rest.length === 0) throw new UsageError("--basic takes USER:PASSWORD.");
  return { user, password: rest.join(":") };
}

function pairs(option: string, texts: readonly string[] | undefined, sign: string): (readonly [string, string])[] {
  return (texts ?? []).map((text) => {
    const filled = fillIn(text, option);
    const at = filled.indexOf(sign);
    if (at < 1) throw new UsageError(`${option} takes NAME${sign} VALUE.`);
    return [filled.slice(0, at).trim(), filled.slice(at + 1).trim()];
  });
}

const listed = (name: "include" | "exclude", list: readonly string[]): Partial<AuditRequest> =>
  list.length > 0 ? { [name]: list } : {};

const said = (name: "userAgent" | "locale", text: string | undefined): Partial<AuditRequest> =>
  text === undefined ? {} : { [name]: text };

function rulesOf(text: string | undefined, listedRules: readonly string[] | undefined): Partial<AuditRequest> {
  if (text === undefined) return listedRules === undefined ? {} : { rules: listedRules };
  return text === "all" ? {} : { rules: text === "none" ? [] : text.split(",") };
}
