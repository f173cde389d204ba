import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestServer } from "../../testing/index.ts";
import { helpText } from "./help-text.ts";

test("help is there on every installation, and says whom to ask", async () => {
  const textOf = async (env: Record<string, string>): Promise<string> => {
    const server = await createTestServer({ env: { BRAND_NAME: "Shop Doctor", ...env } });
    const text = await (await fetch(`${server.url}/help`)).text();
    await server.stop();
    return text;
  };
  const plain = await textOf({});
  expect(plain).toMatch(/^Help for Shop Doctor\n/);
  expect(plain).toContain("Whoever runs this installation");
  expect(await textOf({ BRAND_SUPPORT_EMAIL: "help@audit.example" })).toContain("- help@audit.example\n");
});

test("each control that help names bears that name on a screen", () => {
  const src = join(import.meta.dirname, "../../../../web/src");
  const screens = readdirSync(src, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") || file.endsWith(".ts"))
    .map((file) => readFileSync(join(src, file), "utf8"))
    .join("\n");
  const printed = readFileSync(join(import.meta.dirname, "../../../../../packages/contract/src/texts.ts"), "utf8");
  const text = helpText({ siteName: "A", contact: null }).replaceAll(/\s+/g, " ");
  const missing: string[] = [];
  for (const name of [
    "Only some pages",
    "Audit again",
    "Do first",
    "Start Task",
    "Mark Complete",
    "Check now",
    "Not relevant here",
    "Copy task",
    "Export MD",
    "Share",
    "Print view",
    "Changes",
    "Preferences",
  ]) {
    expect(text).toContain(name);
    if (!new RegExp(`["\`]${name}["\`]`).test(screens + printed)) missing.push(name);
  }
  expect(missing).toEqual([]);
});
