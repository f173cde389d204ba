import { resolve } from "node:path";
import type { PaymentsMode } from "@audit/contract";
import { readBrands, type Brands } from "./brands.ts";
import { secretSettings, Settings } from "./settings.ts";

export interface Config {
  readonly production: boolean;
  readonly role: "both" | "web" | "worker";
  readonly host: string;
  readonly port: number;
  /** Addresses or networks whose X-Forwarded headers count. */
  readonly trustProxy: string[] | false;
  readonly dataDir: string;
  /** Null: the embedded database in the data folder. */
  readonly databaseUrl: string | null;
  /** Null: made once and kept in the data folder. */
  readonly appSecret: string | null;
  readonly logLevel: string;
  readonly shutdownMs: number;
  readonly adminEmail: string | null;
  /** Jobs this process works on at the same time. */
  readonly workers: number;
  readonly crawl: CrawlSettings;
  readonly rates: RateSettings;
  readonly brands: Brands;
  /** Whether analytics waits for the visitor's consent. */
  readonly requireConsent: boolean;
  readonly access: AccessSettings;
  /** Addresses that may be submitted at once. */
  readonly batchMax: number;
}

/** Bounds of one crawl; rate is in requests per second and host. */
export interface CrawlSettings {
  readonly allowHosts: readonly string[];
  readonly rate: number;
  readonly concurrency: number;
  readonly maxPages: number;
  readonly maxSeconds: number;
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
  readonly submitsPerMinute: number;
  readonly requestsPer10Seconds: number;
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
  const all = [...clashes(parsed.data), ...faults];
  if (all.length > 0) throw new ConfigFault(all);
  return fromSettings(parsed.data, brands);
}

function sentence(name: string, message: string, env: Readonly<Record<string, string | undefined>>): string {
  const now = secretSettings.includes(name) ? "" : `; it is "${(env[name] ?? "").slice(0, 80)}"`;
  return `${name} ${message}${now}.`;
}

function clashes(settings: Settings): string[] {
  if (settings.ROLE === "both" || settings.DATABASE_URL) return [];
  return [`ROLE=${settings.ROLE} needs DATABASE_URL: the embedded database can serve one process only.`];
}

function fromSettings(settings: Settings, brands: Brands): Config {
  const production = settings.NODE_ENV === "production";
  return {
    production,
    role: settings.ROLE,
    host: settings.HOST,
    port: settings.PORT,
    trustProxy: settings.TRUST_PROXY ?? false,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL ?? null,
    appSecret: settings.APP_SECRET ?? null,
    logLevel: settings.LOG_LEVEL ?? (production ? "info" : "warn"),
    shutdownMs: settings.SHUTDOWN_SECONDS * 1000,
    adminEmail: settings.ADMIN_EMAIL ?? null,
    workers: settings.WORKERS,
    crawl: {
      allowHosts: settings.CRAWL_ALLOW_HOSTS,
      rate: settings.CRAWL_RATE,
      concurrency: settings.CRAWL_CONCURRENCY,
      maxPages: settings.CRAWL_MAX_PAGES,
      maxSeconds: settings.CRAWL_MAX_SECONDS,
    },
    rates: {
      loginsPerMinute: settings.LOGINS_PER_MINUTE,
      signupsPerHour: settings.SIGNUPS_PER_HOUR,
      submitsPerMinute: settings.SUBMITS_PER_MINUTE,
      requestsPer10Seconds: settings.REQUESTS_PER_10_SECONDS,
      spareLoopback: !production,
    },
    brands,
    requireConsent: settings.REQUIRE_CONSENT,
    access: { payments: settings.PAYMENTS, freeDomainsPerMonth: settings.FREE_DOMAINS_PER_MONTH },
    batchMax: settings.BATCH_MAX,
  };
}
