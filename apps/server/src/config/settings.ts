import { limits } from "@audit/contract";
import { z } from "zod";
import { analyticsId, brandRegions, colour, hostName, origin, paymentTypes, picture } from "./brand-fields.ts";

const blankIsUnset = (value: unknown): unknown =>
  typeof value === "string" && value.trim() === "" ? undefined : typeof value === "string" ? value.trim() : value;

const setting = <S extends z.ZodType>(schema: S) => z.preprocess(blankIsUnset, schema);

function whole(least: number, most: number, fallback: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  return setting(
    z
      .string()
      .regex(/^\d{1,12}$/, error)
      .transform(Number)
      .refine((value) => value >= least && value <= most, error)
      .default(fallback),
  );
}

const port = setting(
  z
    .string()
    .regex(/^\d{1,5}$/, "must be a port from 0 to 65535")
    .transform(Number)
    .refine((value) => value <= 65_535, "must be a port from 0 to 65535")
    .optional(),
);

const optionalWhole = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  const inBounds = (value: string): boolean =>
    /^\d{1,6}$/.test(value) && Number(value) >= least && Number(value) <= most;
  return setting(z.string().refine(inBounds, error).transform(Number).optional());
};

const text = (fallback: string, most = 200) =>
  setting(z.string().max(most, `must not be longer than ${most} characters`).default(fallback));
const optionalText = (most = 200) =>
  setting(z.string().max(most, `must not be longer than ${most} characters`).optional());
const choice = <const V extends readonly [string, ...string[]]>(values: V) =>
  z.enum(values, { error: `must be one of: ${values.join(", ")}` });

const secretLike = (pattern: RegExp, error: string) => setting(z.string().max(500).regex(pattern, error).optional());

const HOST_AND_PORT = /^([a-z0-9.-]+|\[[0-9a-f:.]+\]):\d{1,5}$/i;
const NAME_SERVER = /^(\d{1,3}(\.\d{1,3}){3}|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;
const hostsAndPorts = setting(
  z
    .string()
    .default("")
    .transform((list) => list.split(",").flatMap((entry) => (entry.trim() === "" ? [] : [entry.trim().toLowerCase()])))
    .refine(
      (entries) => entries.every((entry) => HOST_AND_PORT.test(entry)),
      "must list host:port pairs separated by commas, such as localhost:8080",
    ),
);

const nameServers = setting(
  z
    .string()
    .default("")
    .transform((list) => list.split(",").flatMap((entry) => (entry.trim() === "" ? [] : [entry.trim()])))
    .refine(
      (entries) => entries.every((entry) => NAME_SERVER.test(entry)),
      "must list addresses of name servers separated by commas, such as 9.9.9.9, 127.0.0.1:5353",
    ),
);

const postgresAddress = setting(
  z
    .string()
    .refine((value) => /^postgres(ql)?:\/\/./.test(value) && URL.canParse(value), {
      error: "must be the address of a PostgreSQL database, such as postgres://user:password@host:5432/name",
    })
    .optional(),
);

const requestsPerSecond = (fallback: number) =>
  setting(
    z
      .string()
      .refine((value) => /^\d+(\.\d+)?$/.test(value) && Number(value) <= 1000, {
        error: "must be a number from 0 to 1000",
      })
      .transform(Number)
      .default(fallback),
  );

const closedHosts = setting(
  z
    .string()
    .default("")
    .transform((list) => list.split(",").flatMap((entry) => (entry.trim() === "" ? [] : [entry.trim().toLowerCase()])))
    .refine(
      (entries) => entries.every((entry) => /^[a-z0-9.-]+(:\d{1,5})?$/.test(entry)),
      "must list domains separated by commas, such as shop.example, other.example",
    ),
);

const renderSetting = setting(
  z
    .string()
    .regex(/^(off|all|[1-9]\d?)$/, "must be off, all or a number from 1 to 99")
    .transform((value) => (value === "off" || value === "all" ? value : Number(value)))
    .default(1),
);

// A number of hops would let any client that reaches us directly forge its address; only addresses are safe.
const trustedProxies = setting(
  z
    .string()
    .regex(/^[0-9a-f.:/, ]+$/i, "must list the proxies' addresses or networks, such as 10.0.0.0/8, 127.0.0.1")
    .transform((list) => list.split(",").map((entry) => entry.trim()))
    .optional(),
);

const yesOrNo = setting(z.stringbool({ error: "must be true or false" }).default(false));

const mailServer = setting(
  z
    .string()
    .refine((value) => /^smtps?:\/\/./.test(value) && URL.canParse(value), {
      error: "must be the address of a mail server, such as smtp://user:password@mail.example:587",
    })
    .optional(),
);

const amount = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,4})?$/, "must be an amount in dollars, such as 5 or 0.50")
  .transform(Number);
const dollars = (fallback: number) => setting(amount.default(fallback));

/** Dollars per million tokens, read and written. */
const prices = setting(
  z
    .string()
    .regex(/^\d{1,6}(\.\d{1,4})?\s*,\s*\d{1,6}(\.\d{1,4})?$/, {
      error: "must be two prices in dollars per million tokens, read and written, such as 0.25,2",
    })
    .transform((list) => {
      const [input = 0, output = 0] = list.split(",").map(Number);
      return { input, output };
    })
    .optional(),
);

const webAddress = setting(
  z.url({ protocol: /^https?$/, error: "must be a web address such as https://host/v1" }).optional(),
);

/** Every environment variable the server reads. Messages follow the variable's name in the printed sentence. */
export const Settings = z.object({
  NODE_ENV: setting(z.string().default("development")),
  ROLE: setting(choice(["both", "web", "worker"]).default("both")),
  HOST: text("localhost"),
  PORT: whole(0, 65_535, 3000),
  HEALTH_PORT: port,
  TRUST_PROXY: trustedProxies,
  PLAIN_HTTP: yesOrNo,
  DATA_DIR: text("./data", 1000),
  DATABASE_URL: postgresAddress,
  APP_SECRET: setting(z.string().min(32, "must have at least 32 characters").max(500, "is too long").optional()),
  APP_SECRET_FORMER: setting(z.string().min(32, "must have at least 32 characters").max(500, "is too long").optional()),
  METRICS_TOKEN: setting(z.string().min(16, "must have at least 16 characters").max(500, "is too long").optional()),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress,
  LOG_LEVEL: setting(choice(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).optional()),
  SHUTDOWN_SECONDS: whole(1, 600, 20),
  DRAIN_SECONDS: optionalWhole(0, 120),
  DATABASE_CONNECTIONS: whole(2, 200, 10),
  ADMIN_EMAIL: setting(z.email("must be an e-mail address").toLowerCase().optional()),
  SMTP_URL: mailServer,
  MAIL_FROM: setting(z.email("must be an e-mail address").optional()),
  REQUIRE_EMAIL_VERIFICATION: yesOrNo,
  REQUIRE_ADMIN_SECOND_FACTOR: yesOrNo,
  PASSWORD_PEPPER: setting(z.string().min(16, "must have at least 16 characters").optional()),
  PASSWORD_MIN_LENGTH: whole(6, 64, 6),
  WORKERS: optionalWhole(1, 256),
  JUDGING: optionalWhole(1, 64),
  BROWSERS: optionalWhole(1, 2),
  BROWSER_PAGES: optionalWhole(1, 16),
  CRAWL_ALLOW_HOSTS: hostsAndPorts,
  DNS_SERVERS: nameServers,
  CRAWL_RATE: requestsPerSecond(2),
  CRAWL_DAILY_REQUESTS: whole(25, 10_000_000, 2000),
  CRAWL_DAILY_SITES: whole(1, 1_000_000, 500),
  CRAWL_CLOSED_HOSTS: closedHosts,
  OWN_CRAWL_RATE: requestsPerSecond(5),
  OWN_CRAWL_MAX_PAGES: whole(1, 100_000, 5000),
  CRAWL_CONCURRENCY: whole(1, 64, 4),
  CRAWL_MAX_PAGES: whole(1, 100_000, 500),
  CRAWL_USER_AGENT: setting(
    z
      .string()
      .max(200, "must not be longer than 200 characters")
      // What robots.txt is matched with stands in front; a header takes printable characters only.
      .regex(
        /^[A-Za-z_-]+[\x20-\x7e]*$/,
        "must begin with the crawler's name, such as ShopBot/1.0 (+https://shop.example/bot)",
      )
      .optional(),
  ),
  CRAWL_MAX_SECONDS: whole(1, 86_400, 900),
  RENDER: renderSetting,
  CHROMIUM_SANDBOX: setting(choice(["on", "off"]).default("on")),
  LIGHTHOUSE: setting(choice(["on", "off"]).default("off")),
  KEEP_CRAWL_DAYS: whole(1, 3650, 7),
  KEEP_ANALYSIS_DAYS: whole(0, 36_500, 0),
  LOGINS_PER_MINUTE: whole(1, 1_000_000, 20),
  SIGNUPS_PER_HOUR: whole(1, 1_000_000, 5),
  RESETS_PER_HOUR: whole(1, 1_000_000, 10),
  SUBMITS_PER_MINUTE: whole(1, 1_000_000, 120),
  PAYMENTS: setting(choice(["off", "sandbox", "stripe"]).optional()),
  STRIPE_SECRET_KEY: secretLike(/^(sk|rk)_/, "must be a secret key of Stripe, which begins with sk_ or rk_"),
  STRIPE_WEBHOOK_SECRET: secretLike(/^whsec_/, "must be the webhook's signing secret, which begins with whsec_"),
  STRIPE_PRICE_TIER1: optionalText(255),
  STRIPE_PRICE_TIER2: optionalText(255),
  STRIPE_PRICE_TIER3: optionalText(255),
  STRIPE_PRICE_TIER4: optionalText(255),
  STRIPE_PRICE_SINGLE_REPORT: optionalText(255),
  STRIPE_PRICE_PREMIUM_REPORT: optionalText(255),
  STRIPE_DOMAIN: setting(hostName.optional()),
  STRIPE_SERVER: setting(z.url({ protocol: /^http$/, error: "must be the http address of a stand-in" }).optional()),
  MODEL_PROVIDER: setting(choice(["off", "openai", "anthropic", "google", "compatible"]).optional()),
  MODEL_DAILY_CAP: dollars(5),
  MODEL_JOB_CAP: dollars(1),
  MODEL_ACCOUNT_CAP: setting(amount.optional()),
  MODEL_CALL_SECONDS: whole(1, 60, 30),
  OPENAI_API_KEY: optionalText(500),
  OPENAI_MODEL: optionalText(120),
  OPENAI_PRICES: prices,
  OPENAI_ADDRESS: webAddress,
  ANTHROPIC_API_KEY: optionalText(500),
  ANTHROPIC_MODEL: optionalText(120),
  ANTHROPIC_PRICES: prices,
  ANTHROPIC_ADDRESS: webAddress,
  GOOGLE_API_KEY: optionalText(500),
  GOOGLE_MODEL: optionalText(120),
  GOOGLE_PRICES: prices,
  GOOGLE_ADDRESS: webAddress,
  COMPATIBLE_API_KEY: optionalText(500),
  COMPATIBLE_MODEL: optionalText(120),
  COMPATIBLE_PRICES: prices,
  COMPATIBLE_ADDRESS: webAddress,
  GOOGLE_CLIENT_ID: optionalText(255),
  GOOGLE_CLIENT_SECRET: optionalText(255),
  CRUX_API_KEY: optionalText(255),
  GOOGLE_SERVER: setting(z.url({ protocol: /^http$/, error: "must be the http address of a stand-in" }).optional()),
  FREE_DOMAINS_PER_MONTH: whole(0, 1_000_000, 3),
  BATCH_MAX: whole(1, 10_000, limits.urlsPerBatch),
  REQUESTS_PER_10_SECONDS: whole(1, 1_000_000, 300),
  TOKEN_REQUESTS_PER_MINUTE: whole(1, 1_000_000, 300),
  BRANDS_FILE: optionalText(1000),
  BRAND_DOMAIN: setting(hostName.optional()),
  BRAND_NAME: optionalText(80),
  BRAND_TAGLINE: optionalText(160),
  BRAND_LOGO_URL: setting(picture.optional()),
  BRAND_FAVICON_URL: setting(picture.optional()),
  BRAND_PRIMARY_COLOR: setting(colour("#2563eb").optional()),
  BRAND_SECONDARY_COLOR: setting(colour("#1d4ed8").optional()),
  BRAND_REGION: setting(choice(brandRegions).default("other")),
  BRAND_PAYMENT_TYPE: setting(choice(paymentTypes).default("subscription")),
  BRAND_SUPPORT_EMAIL: setting(z.email("must be an e-mail address").optional()),
  BRAND_ORIGIN: setting(origin.optional()),
  GA_TRACKING_ID: setting(analyticsId.optional()),
  REQUIRE_CONSENT: yesOrNo,
});
export type Settings = z.output<typeof Settings>;

/** Variables whose value must not be repeated in a message. */
export const secretSettings: readonly string[] = [
  "DATABASE_URL",
  "APP_SECRET",
  "APP_SECRET_FORMER",
  "SMTP_URL",
  "PASSWORD_PEPPER",
  "METRICS_TOKEN",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "OPENAI_API_KEY",
  "ANTHROPIC_API_KEY",
  "GOOGLE_API_KEY",
  "COMPATIBLE_API_KEY",
  "GOOGLE_CLIENT_SECRET",
  "CRUX_API_KEY",
];
