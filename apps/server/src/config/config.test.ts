import { expect, test } from "vitest";
import { ConfigFault, readConfig } from "./config.ts";

const faultsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigFault) return error.faults;
    throw error;
  }
  return [];
};

test("an empty environment gives a complete configuration", () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    production: false,
    role: "both",
    host: "localhost",
    port: 3000,
    databaseUrl: null,
    adminEmail: null,
    trustProxy: false,
    crawl: { rate: 2, maxPages: 500, allowHosts: [] },
  });
  expect(config.dataDir).toMatch(/\/data$/);
});

test("without a key it sells for test money, and in production nothing: all is open there", () => {
  expect(readConfig({})).toMatchObject({ access: { payments: "sandbox", freeDomainsPerMonth: 3 }, batchMax: 500 });
  const production = { NODE_ENV: "production", APP_SECRET: "0123456789abcdef0123456789abcdef" };
  expect(readConfig(production)).toMatchObject({ access: { payments: "off" } });
  expect(readConfig({ PAYMENTS: "off" })).toMatchObject({ access: { payments: "off" } });
});

test("a blank variable counts as not set", () => {
  expect(readConfig({ PORT: " ", DATABASE_URL: "", ADMIN_EMAIL: "" })).toMatchObject({ port: 3000, databaseUrl: null });
});

test("all faults are named at once, one sentence each", () => {
  expect(faultsOf({ PORT: "abc", ROLE: "king", CRAWL_RATE: "-1", ADMIN_EMAIL: "nobody" })).toEqual([
    'ROLE must be one of: both, web, worker; it is "king".',
    'PORT must be a whole number from 0 to 65535; it is "abc".',
    'ADMIN_EMAIL must be an e-mail address; it is "nobody".',
    'CRAWL_RATE must be a number from 0 to 1000; it is "-1".',
  ]);
});

test.each([
  ["PORT", "65536"],
  ["PORT", "3000.5"],
  ["PAYMENTS", "maybe"],
  ["FREE_DOMAINS_PER_MONTH", "-1"],
  ["BATCH_MAX", "0"],
  ["WORKERS", "0"],
  ["CRAWL_ALLOW_HOSTS", "localhost"],
  ["CRAWL_ALLOW_HOSTS", "http://localhost:80"],
  ["LOG_LEVEL", "loud"],
  ["TRUST_PROXY", "true"],
  ["TRUST_PROXY", "everyone"],
  ["BRAND_PRIMARY_COLOR", "blue"],
  ["CRAWL_MAX_PAGES", "-5"],
])("%s=%s is refused by name", (name, value) => {
  expect(faultsOf({ [name]: value })).toEqual([expect.stringMatching(`^${name} must .*it is "`)]);
});

test("a wrong database address is never repeated, because it may hold a password", () => {
  const [fault, ...rest] = faultsOf({ DATABASE_URL: "mysql://user:secret@host/db" });
  expect(fault).toMatch(/^DATABASE_URL must be the address of a PostgreSQL database/);
  expect(fault).not.toContain("secret");
  expect(rest).toEqual([]);
});

test("a web or worker of its own needs a database that others can reach", () => {
  expect(faultsOf({ ROLE: "worker" })).toEqual([
    "ROLE=worker needs DATABASE_URL: the embedded database can serve one process only.",
  ]);
  expect(faultsOf({ ROLE: "worker", DATABASE_URL: "postgres://localhost/audit" })).toEqual([]);
});

test("allowed hosts are host:port pairs in lower case", () => {
  const { crawl } = readConfig({ CRAWL_ALLOW_HOSTS: " LOCALHOST:8080 , [::1]:3000," });
  expect(crawl.allowHosts).toEqual(["localhost:8080", "[::1]:3000"]);
});

test("the brand comes from the environment, else the printed defaults stand", () => {
  expect(readConfig({}).brands.fallback.branding.site_name).toBe("SEO Analysis Platform");
  expect(readConfig({ BRAND_NAME: "Shop Doctor", GA_TRACKING_ID: "G-1" }).brands.fallback.branding).toMatchObject({
    site_name: "Shop Doctor",
    ga_tracking_id: "G-1",
    primary_color: "#2563eb",
  });
});

test("mail needs a sender and, in production, an address for its links", () => {
  const smtp = { SMTP_URL: "smtp://mail.example:587" };
  expect(faultsOf(smtp)).toEqual(["SMTP_URL needs MAIL_FROM, the address mails come from."]);
  const sent = { ...smtp, MAIL_FROM: "no-reply@audit.example", NODE_ENV: "production" };
  expect(faultsOf(sent)).toEqual([expect.stringMatching(/^SMTP_URL needs BRAND_ORIGIN/)]);
  expect(faultsOf({ ...sent, BRAND_ORIGIN: "https://audit.example" })).toEqual([]);
  expect(faultsOf({ NODE_ENV: "production", REQUIRE_EMAIL_VERIFICATION: "true" })).toEqual([
    expect.stringMatching(/^REQUIRE_EMAIL_VERIFICATION needs SMTP_URL/),
  ]);
});

test.each([
  ["postgres://u:p@db.cloud.example/audit", false],
  ["postgres://u:p@db.cloud.example/audit?sslmode=disable", false],
  ["postgres://u:p@db.cloud.example/audit?sslmode=verify-full", true],
  ["postgres://u:p@10.0.0.7/audit", true],
  ["postgres://u:p@db/audit", true],
])("in production the database %s is taken: %s", (DATABASE_URL, taken) => {
  expect(faultsOf({ NODE_ENV: "production", DATABASE_URL }).length).toBe(taken ? 0 : 1);
  expect(faultsOf({ DATABASE_URL })).toEqual([]);
});

test("the mail server's address and the pepper are never repeated", () => {
  const faults = faultsOf({ SMTP_URL: "http://user:secret@x", PASSWORD_PEPPER: "too-short" });
  expect(faults).toHaveLength(2);
  expect(faults.join()).not.toMatch(/secret|too-short/);
});
