import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../config/config.ts";
import { createTestServer, type TestServer } from "../../testing/index.ts";
import { brandOf, originOf, paymentModelOf } from "./index.ts";

const folder = mkdtempSync(join(tmpdir(), "brands-"));
const file = join(folder, "brands.json");
const brands = [
  {
    domain: "doctor.example",
    hosts: ["www.doctor.example"],
    site_name: "Shop Doctor",
    tagline: "Healthy shops",
    logo_url: "/assets/doctor.png",
    primary_color: "#0f766e",
    favicon_url: "/doctor.ico",
    ga_tracking_id: "G-DOCTOR1",
    payment_type: "one_time",
    support_email: "help@doctor.example",
  },
  { domain: "pilot.example", site_name: "Rank Pilot", public_origin: "https://app.pilot.example" },
];

let server: TestServer;
beforeAll(async () => {
  writeFileSync(file, JSON.stringify({ brands }));
  server = await createTestServer({ env: { BRANDS_FILE: file, BRAND_NAME: "House Brand" } });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** Asks over the wire, because fetch does not let a test choose the host. */
async function brandingAt(headers: Record<string, string>, of: TestServer = server): Promise<Record<string, unknown>> {
  return ((await askAt("/api/v1/config/branding", headers, of)) as { data: Record<string, unknown> }).data;
}

function askAt(path: string, headers: Record<string, string>, of: TestServer = server): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const asked = request(of.url + path, { headers }, (answer) => {
      let text = "";
      answer.on("data", (chunk: Buffer) => (text += chunk.toString()));
      answer.on("end", () => resolve(JSON.parse(text)));
    });
    asked.on("error", reject);
    asked.end();
  });
}

test("each host has its brand's name, logo, colours, icon and analytics id [D1-7.6]", async () => {
  expect(await brandingAt({ host: "doctor.example" })).toEqual({
    domain: "doctor.example",
    site_name: "Shop Doctor",
    tagline: "Healthy shops",
    logo_url: "/assets/doctor.png",
    primary_color: "#0f766e",
    secondary_color: "#1d4ed8",
    favicon_url: "/doctor.ico",
    ga_tracking_id: "G-DOCTOR1",
  });
  expect(await brandingAt({ host: "pilot.example" })).toMatchObject({ site_name: "Rank Pilot", ga_tracking_id: null });
  expect(await brandingAt({ host: "unknown.example" })).toMatchObject({ site_name: "House Brand" });
});

test.each([
  ["doctor.example:8080", "Shop Doctor"],
  ["DOCTOR.Example", "Shop Doctor"],
  ["doctor.example.", "Shop Doctor"],
  ["www.doctor.example", "Shop Doctor"],
  ["evil.doctor.example", "House Brand"],
  ["doctor.example.evil.example", "House Brand"],
  ["doctor.example@evil.example", "House Brand"],
  ["__proto__", "House Brand"],
  ["[::1]:80", "House Brand"],
  ["", "House Brand"],
])("a request for the host %j is answered by %s", async (host, name) => {
  expect(await brandingAt({ host })).toMatchObject({ site_name: name });
});

test("a forwarded host counts only from a proxy that is trusted", async () => {
  const forwarded = { host: "unknown.example", "x-forwarded-host": "doctor.example" };
  expect(await brandingAt(forwarded)).toMatchObject({ site_name: "House Brand" });
  const behindProxy = await createTestServer({ env: { BRANDS_FILE: file, TRUST_PROXY: "127.0.0.1" } });
  expect(await brandingAt(forwarded, behindProxy)).toMatchObject({ site_name: "Shop Doctor" });
  await behindProxy.stop();
});

test("what a brand sells follows its domain and no answer lists other brands", async () => {
  const config = readConfig({ BRANDS_FILE: file, BRAND_PAYMENT_TYPE: "subscription" });
  const modelAt = (host: string): string => paymentModelOf(brandOf(config.brands, { host }));
  expect([modelAt("doctor.example"), modelAt("pilot.example"), modelAt("x.example")]).toEqual([
    "one_time",
    "subscription",
    "subscription",
  ]);
  const said = JSON.stringify(await brandingAt({ host: "pilot.example" }));
  expect(said).not.toMatch(/doctor|one_time/);
});

test("one account is offered what the host's brand sells, and no answer holds the domains [D1-1.9]", async () => {
  const { token } = await server.mint();
  const answerAt = (path: string, host: string) => askAt(path, { host, authorization: `Bearer ${token}` });
  const status = "/api/v1/subscription/status";
  expect(await answerAt(status, "doctor.example")).toMatchObject({
    data: { subscription: { payment_type: "one_time" } },
  });
  expect(await answerAt(status, "pilot.example")).toMatchObject({
    data: { subscription: { payment_type: "subscription" } },
  });
  const paths = [status, "/api/v1/config/branding", "/api/v1/status", "/api/v1/auth/profile", "/api/openapi.json"];
  const said = await Promise.all(paths.map((path) => answerAt(path, "pilot.example")));
  expect(JSON.stringify(said)).not.toContain("doctor.example");
});

test("mails lead to the configured address; a request's host is believed on this machine only", () => {
  const { brands: configured } = readConfig({ BRANDS_FILE: file });
  const originAt = (host: string): string | null =>
    originOf(brandOf(configured, { host }), { host, isSecure: host === "localhost" });
  expect(originAt("pilot.example")).toBe("https://app.pilot.example");
  expect(originAt("doctor.example")).toBe("https://doctor.example");
  expect(originAt("evil.example")).toBeNull();
  expect(originAt("localhost.evil.example")).toBeNull();
  expect(originAt("127.0.0.1:3000")).toBe("http://127.0.0.1:3000");
  expect(originAt("localhost")).toBe("https://localhost");
});
