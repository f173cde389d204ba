import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ConfigFault, readConfig } from "./config.ts";

const folder = mkdtempSync(join(tmpdir(), "brands-file-"));
afterAll(() => rmSync(folder, { recursive: true }));

function faultsOf(content: unknown, env: Record<string, string> = {}): readonly string[] {
  const file = join(folder, "brands.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  try {
    readConfig({ BRANDS_FILE: file, ...env });
  } catch (error) {
    if (error instanceof ConfigFault) return error.faults;
    throw error;
  }
  return [];
}

const brand = { domain: "a.example", site_name: "A" };
const oneWith = (fields: object): unknown => ({ brands: [{ ...brand, ...fields }] });

test.each([
  [oneWith({ primary_color: "blue" }), "primary_color must be a colour such as #2563eb."],
  [
    oneWith({ logo_url: "javascript:alert(1)" }),
    "logo_url must be a path such as /assets/logo.png or an https address.",
  ],
  [oneWith({ logo_url: "//evil.example/x" }), "logo_url must be a path such as /assets/logo.png or an https address."],
  [oneWith({ ga_tracking_id: "<script>" }), "ga_tracking_id must be an analytics id such as G-ABC123."],
  [oneWith({ payment_type: "both" }), "payment_type must be one of: subscription, one_time."],
  [oneWith({ support_email: "nobody" }), "support_email must be an e-mail address."],
  [oneWith({ site_name: "" }), "site_name must not be empty."],
  [oneWith({ hosts: ["http://b.example"] }), "hosts 0 must be a host name such as audit.example."],
  [
    oneWith({ public_origin: "https://a.example/x" }),
    "public_origin must be an address without a path, such as https://audit.example.",
  ],
  [oneWith({ color: "#000000" }), "has the unknown field color."],
])("the fault in %j is told in one sentence", (content, said) => {
  expect(faultsOf(content)).toEqual([`BRANDS_FILE: brand 1 (a.example): ${said}`]);
});

test("a file that is missing, no JSON or of another shape is named", () => {
  expect(faultsOf(oneWith({}), { BRANDS_FILE: "/nowhere.json" })).toEqual([
    "BRANDS_FILE can't be read: /nowhere.json.",
  ]);
  expect(faultsOf("{")).toEqual([`BRANDS_FILE is no JSON: ${join(folder, "brands.json")}.`]);
  expect(faultsOf([brand])[0]).toMatch(/^BRANDS_FILE must be \{"brands": \[\.\.\.\]\}: /);
  expect(faultsOf({ brands: [null] })).toEqual(["BRANDS_FILE: brand 1: must be an object."]);
});

test("a host belongs to one brand, the default one included", () => {
  const twice = { brands: [brand, { ...brand, domain: "b.example", hosts: ["a.example"] }] };
  expect(faultsOf(twice)).toEqual(["BRANDS_FILE: a.example belongs to two brands."]);
  expect(faultsOf(oneWith({}), { BRAND_DOMAIN: "A.example" })).toEqual([
    "BRANDS_FILE: a.example belongs to two brands.",
  ]);
});

test("all faults of a file are told at once", () => {
  expect(faultsOf({ brands: [{ ...brand, primary_color: "x" }, { domain: "b.example" }] })).toHaveLength(2);
});
