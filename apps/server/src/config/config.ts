import { join, resolve } from "node:path";
import type { PaymentsMode } from "@audit/contract";
import { type HostSlots, type RenderSetting, USER_AGENT } from "@audit/engine/process";
import { readBrands, type Brands } from "./brands.ts";
import { readGoogle, type GoogleSettings } from "./google.ts";
import { slotsOf, thisMachine } from "./machine-slots.ts";
import { readModels, type ModelSettings } from "./models.ts";
import { isOwnNetwork } from "./own-network.ts";
import { readPayments, type PaymentSettings } from "./payments.ts";
import { secretSettings, Settings } from "./settings.ts";
import { passwordCost, type PasswordCost } from "./password-cost.ts";

export interface Config {
  readonly production: boolean;
  readonly role: "both" | "web" | "worker";
  readonly host: string;
  readonly port: number;
  /** Where health and figures are told beside the calls; null: nowhere else. */
  readonly healthPort: number | null;
  /** Addresses or networks whose X-Forwarded headers count. */
  readonly trustProxy: string[] | false;
  /** Whether others than this machine may ask without TLS. */
  readonly plainHttp: boolean;
  readonly dataDir: string;
  /** Null: the embedded database in the data folder. */
  readonly databaseUrl: string | null;
  /** Connections to PostgreSQL that this process may open, beside the one that listens. */
  readonly databaseConnections: number;
  /** Null: made once and kept in the data folder. */
  readonly appSecret: string | null;
  /** What things were sealed with before; null: nothing else. */
  readonly formerAppSecret: string | null;
  /** What a Prometheus scraper presents; null: only administrators read /metrics. */
  readonly metricsToken: string | null;
  /** Collector of traces that takes OTLP over HTTP; null: nothing is traced. */
  readonly tracesTo: string | null;
  readonly logLevel: string;
  readonly shutdownMs: number;
  /** How long a stopping process still serves while it says that it is not ready. */
  readonly drainMs: number;
  readonly adminEmail: string | null;
  readonly mail: MailSettings;
  readonly accounts: AccountSettings;
  /** Jobs this process works on at the same time: most of them wait for their sites. */
  readonly workers: number;
  /** What few of them may do at once. */
  readonly slots: HostSlots;
  readonly crawl: CrawlSettings;
  /** Whether a page of each template is measured with Lighthouse after a job. */
  readonly lighthouse: boolean;
  /** Who is asked for the TXT records of owners; empty: this machine's name servers. */
  readonly dnsServers: readonly string[];
  readonly rates: RateSettings;
  /** Days after the end of a job for which its crawl, and all of it, is kept; null: for good. */
  readonly kept: { readonly crawlDays: number; readonly analysisDays: number | null };
  readonly brands: Brands;
  /** Whether analytics waits for the visitor's consent. */
  readonly requireConsent: boolean;
  readonly access: AccessSettings;
  readonly payments: PaymentSettings;
  readonly models: ModelSettings;
  readonly google: GoogleSettings;
  /** Addresses that may be submitted at once. */
  readonly batchMax: number;
}

export interface MailSettings {
  /** Null: mails are written into a folder instead of sent. */
  readonly smtpUrl: string | null;
  readonly from: string;
  readonly folder: string;
}

export interface AccountSettings {
  readonly requireVerification: boolean;
  /** Mixed into every password hash and kept outside the database. */
  readonly pepper: string | null;
  readonly passwordCost: PasswordCost;
  readonly passwordMinLength: number;
  /** Administrators can work only after showing a second factor. */
  readonly adminSecondFactor: boolean;
  /** Whether a mail reaches its reader: by a mail server, or on a developer's machine in the mailbox page. */
  readonly mailReaches: boolean;
}

/** Bounds of one crawl; rate is in requests per second and host. */
export interface CrawlSettings {
  readonly allowHosts: readonly string[];
  readonly rate: number;
  readonly concurrency: number;
  readonly maxPages: number;
  readonly maxSeconds: number;
  /** Pages of each template to run in this machine's Chromium, where there is one. */
  readonly render: RenderSetting;
  /** What holds for a site that its asker has proved to be his own. */
  readonly own: { readonly rate: number; readonly maxPages: number };
  /** What holds for all others in a UTC day: requests per site over all accounts, and different sites per account. */
  readonly daily: { readonly requests: number; readonly sites: number };
  /** Domains whose owners want none of their hosts read. */
  readonly closedHosts: readonly string[];
  /** How the crawler names itself to the sites it reads. */
  readonly userAgent: string;
}

/** How this installation sells. */
export interface AccessSettings {
  readonly payments: PaymentsMode;
  /** Domains of an account that has bought nothing, in 30 days. */
  readonly freeDomainsPerMonth: number;
}

export interface RateSettings {
  readonly loginsPerMinute: number;
  readonly signupsPerHour: number;
  readonly resetsPerHour: number;
  readonly submitsPerMinute: number;
  readonly requestsPer10Seconds: number;
  /** Of one personal token. */
  readonly tokenRequestsPerMinute: number;
  /** On a developer's machine everybody shares one address, so limits per address would only hit tests. */
  readonly spareLoopback: boolean;
}

/** The environment can't be used; one sentence per fault. */
export class ConfigFault extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join("\n"));
    this.name = "ConfigFault";
    this.faults = faults;
  }
}

/** Reads the settings. @throws ConfigFault naming every variable that is wrong. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = Settings.safeParse(env);
  if (!parsed.success) {
    throw new ConfigFault(parsed.error.issues.map(({ path, message }) => sentence(String(path[0]), message, env)));
  }
  const { brands, faults } = readBrands(parsed.data);
  const { payments, faults: money } = readPayments(parsed.data);
  const { models, faults: words } = readModels(parsed.data);
  const { google, faults: connections } = readGoogle(parsed.data);
  const all = [...clashes(parsed.data), ...faults, ...money, ...words, ...connections];
  if (all.length > 0) throw new ConfigFault(all);
  return fromSettings(parsed.data, { brands, payments, models, google });
}

function sentence(name: string, message: string, env: Readonly<Record<string, string | undefined>>): string {
  const now = secretSettings.includes(name) ? "" : `; it is "${(env[name] ?? "").slice(0, 80)}"`;
  return `${name} ${message}${now}.`;
}

function clashes(settings: Settings): string[] {
  const production = settings.NODE_ENV === "production";
  const { ROLE, DATABASE_URL, SMTP_URL, MAIL_FROM, BRAND_ORIGIN, BRAND_DOMAIN, REQUIRE_EMAIL_VERIFICATION } = settings;
  const rules: readonly [boolean, string][] = [
    [
      ROLE !== "both" && !DATABASE_URL,
      `ROLE=${ROLE} needs DATABASE_URL: the embedded database can serve one process only.`,
    ],
    [SMTP_URL !== undefined && MAIL_FROM === undefined, "SMTP_URL needs MAIL_FROM, the address mails come from."],
    [
      SMTP_URL !== undefined && production && !BRAND_ORIGIN && !BRAND_DOMAIN,
      "SMTP_URL needs BRAND_ORIGIN: the links in mails must lead to an address that was set, not to one a visitor claims.",
    ],
    [
      production && DATABASE_URL !== undefined && !isSealedDatabase(new URL(DATABASE_URL)),
      "DATABASE_URL needs ?sslmode=verify-full: the database is not on a network of your own.",
    ],
    [
      REQUIRE_EMAIL_VERIFICATION && production && SMTP_URL === undefined,
      "REQUIRE_EMAIL_VERIFICATION needs SMTP_URL: without mail nobody could confirm an address.",
    ],
  ];
  return rules.flatMap(([clash, fault]) => (clash ? [fault] : []));
}

/** A socket file has no host; its folder decides who may use it. */
const isSealedDatabase = ({ hostname, searchParams }: URL): boolean =>
  isOwnNetwork(hostname) || ["require", "verify-ca", "verify-full"].includes(searchParams.get("sslmode") ?? "");

/** Who reads a site's log finds the page that explains the crawler, where the installation's address is known. */
const nameCrawler = (origin: string | null): string =>
  origin === null ? USER_AGENT : `${USER_AGENT} (+${origin}/bot)`;

function slotsFrom(settings: Settings): Pick<Config, "workers" | "slots"> {
  const own = slotsOf(thisMachine());
  return {
    workers: settings.WORKERS ?? own.workers,
    slots: {
      judging: settings.JUDGING ?? own.judging,
      browsers: settings.BROWSERS ?? own.browsers,
      browserPages: settings.BROWSER_PAGES ?? own.browserPages,
    },
  };
}

function fromSettings(
  settings: Settings,
  { brands, payments, models, google }: Pick<Config, "brands" | "payments" | "models" | "google">,
): Config {
  const production = settings.NODE_ENV === "production";
  return {
    production,
    role: settings.ROLE,
    host: settings.HOST,
    port: settings.PORT,
    healthPort: settings.HEALTH_PORT ?? null,
    trustProxy: settings.TRUST_PROXY ?? false,
    plainHttp: settings.PLAIN_HTTP || !production,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL ?? null,
    appSecret: settings.APP_SECRET ?? null,
    formerAppSecret: settings.APP_SECRET_FORMER ?? null,
    metricsToken: settings.METRICS_TOKEN ?? null,
    tracesTo: settings.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    logLevel: settings.LOG_LEVEL ?? (production ? "info" : "warn"),
    shutdownMs: settings.SHUTDOWN_SECONDS * 1000,
    drainMs: (settings.DRAIN_SECONDS ?? (production ? 5 : 0)) * 1000,
    databaseConnections: settings.DATABASE_CONNECTIONS,
    adminEmail: settings.ADMIN_EMAIL ?? null,
    mail: {
      smtpUrl: settings.SMTP_URL ?? null,
      from: settings.MAIL_FROM ?? "no-reply@localhost",
      folder: join(resolve(settings.DATA_DIR), "mail"),
    },
    accounts: {
      requireVerification: settings.REQUIRE_EMAIL_VERIFICATION,
      adminSecondFactor: settings.REQUIRE_ADMIN_SECOND_FACTOR,
      pepper: settings.PASSWORD_PEPPER ?? null,
      passwordCost,
      passwordMinLength: settings.PASSWORD_MIN_LENGTH,
      mailReaches: settings.SMTP_URL !== undefined || !production,
    },
    ...slotsFrom(settings),
    crawl: {
      allowHosts: settings.CRAWL_ALLOW_HOSTS,
      rate: settings.CRAWL_RATE,
      concurrency: settings.CRAWL_CONCURRENCY,
      maxPages: settings.CRAWL_MAX_PAGES,
      maxSeconds: settings.CRAWL_MAX_SECONDS,
      render: settings.RENDER,
      own: {
        rate: settings.CRAWL_RATE === 0 ? 0 : Math.max(settings.CRAWL_RATE, settings.OWN_CRAWL_RATE),
        maxPages: Math.max(settings.CRAWL_MAX_PAGES, settings.OWN_CRAWL_MAX_PAGES),
      },
      daily: { requests: settings.CRAWL_DAILY_REQUESTS, sites: settings.CRAWL_DAILY_SITES },
      closedHosts: settings.CRAWL_CLOSED_HOSTS,
      userAgent: settings.CRAWL_USER_AGENT ?? nameCrawler(brands.fallback.origin),
    },
    lighthouse: settings.LIGHTHOUSE === "on",
    dnsServers: settings.DNS_SERVERS,
    kept: {
      crawlDays: settings.KEEP_CRAWL_DAYS,
      analysisDays: settings.KEEP_ANALYSIS_DAYS === 0 ? null : settings.KEEP_ANALYSIS_DAYS,
    },
    rates: {
      loginsPerMinute: settings.LOGINS_PER_MINUTE,
      signupsPerHour: settings.SIGNUPS_PER_HOUR,
      resetsPerHour: settings.RESETS_PER_HOUR,
      submitsPerMinute: settings.SUBMITS_PER_MINUTE,
      requestsPer10Seconds: settings.REQUESTS_PER_10_SECONDS,
      tokenRequestsPerMinute: settings.TOKEN_REQUESTS_PER_MINUTE,
      spareLoopback: !production,
    },
    brands,
    requireConsent: settings.REQUIRE_CONSENT,
    access: { payments: payments.mode, freeDomainsPerMonth: settings.FREE_DOMAINS_PER_MONTH },
    payments,
    models,
    google,
    batchMax: settings.BATCH_MAX,
  };
}
