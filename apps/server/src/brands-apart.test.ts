import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createShare, openShare } from "@audit/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, type TestAccount, type TestServer } from "./testing/index.ts";
import { plantJob } from "./testing/plant-job.ts";

// One operator's brands: accounts are one for all of them by decision; look, offers and links are each brand's own.
const folder = mkdtempSync(join(tmpdir(), "brands-apart-"));
const brand = (name: string) => ({
  domain: `${name}.example`,
  site_name: `The ${name}`,
  public_origin: `https://app.${name}.example`,
  support_email: `help@${name}.example`,
});
let server: TestServer;
let admin: TestAccount;
beforeAll(async () => {
  const file = join(folder, "brands.json");
  writeFileSync(file, JSON.stringify({ brands: [brand("doctor"), brand("pilot")] }));
  server = await createTestServer({
    env: { BRANDS_FILE: file, BRAND_NAME: "House", BRAND_ORIGIN: "https://house.example" },
  });
  admin = await server.mint("admin");
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

interface Asked {
  readonly host: string;
  readonly path: string;
  readonly body?: object;
  readonly headers?: Record<string, string>;
}

/** Over the wire, because fetch does not let a test choose the host. */
const ask = ({ host, path, body, headers }: Asked): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const all = { ...headers, host, authorization: `Bearer ${admin.token}` };
    const method = body === undefined ? "GET" : "POST";
    const type = body === undefined ? {} : { "content-type": "application/json" };
    const asked = request(server.url + path, { method, headers: { ...all, ...type } }, (answer) => {
      let text = "";
      answer.on("data", (chunk: Buffer) => (text += chunk.toString()));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    asked.on("error", reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });

test.each([
  [{ host: "doctor.example" }, "doctor"],
  [{ host: "DOCTOR.example.:8080" }, "doctor"],
  [{ host: "pilot.example" }, "pilot"],
  [{ host: "unknown.example" }, "house"],
  [{ host: "doctor.example.evil.example" }, "house"],
  [{ host: "evil.example", "x-forwarded-host": "doctor.example" }, "house"],
  [{ host: "evil.example", forwarded: "host=doctor.example" }, "house"],
  [{ host: "pilot.example", "x-forwarded-host": "doctor.example" }, "pilot"],
  [{ host: "pilot.example", "x-original-host": "doctor.example" }, "pilot"],
  [{ host: "doctor.example@pilot.example" }, "house"],
])("whoever asks with %j is given the links and the look of %s, and no word of another brand", async (named, own) => {
  const { host, ...headers } = { ...named } as { host: string } & Record<string, string>;
  const { jobId } = await plantJob(server.store.db, admin.userId);
  const made = await ask({ host, headers, path: createShare.path, body: { jobId, sharedContent: ["actions"] } });
  const others = ["doctor", "pilot", "house"].filter((name) => name !== own);
  // A host that is no host at all is refused before any brand is chosen.
  if (made.status === 400) return;
  expect(JSON.parse(made.text).shareUrl).toMatch(`https://${own === "house" ? "" : "app."}${own}.example/`);
  for (const path of ["/api/v1/config/branding", "/privacy", "/api/v1/subscription/status", "/api/v1/status"]) {
    const { text } = await ask({ host, headers, path });
    for (const other of others) expect([path, text.toLowerCase().includes(`${other}.example`)]).toEqual([path, false]);
  }
});

test("mails lead to the brand that was asked, whatever else the request claims", async () => {
  const email = admin.email;
  for (const [host, origin] of [
    ["doctor.example", "https://app.doctor.example"],
    ["evil.example", "https://house.example"],
  ] as const) {
    await ask({
      host,
      path: "/api/v1/auth/reset-password",
      body: { email },
      headers: { "x-forwarded-host": "pilot.example" },
    });
    const [mail] = await server.store.db
      .selectFrom("mails")
      .select("letterhead")
      .where("recipient", "=", email)
      .where("kind", "=", "reset-password")
      .orderBy("created_at", "desc")
      .limit(1)
      .execute();
    expect(mail?.letterhead).toMatchObject({ origin });
  }
});

test("a link is its account's, whichever brand's host it is opened at; its end is the end everywhere", async () => {
  const { jobId } = await plantJob(server.store.db, admin.userId);
  const { shareUrl, data } = await admin.call(createShare, { body: { jobId, sharedContent: ["actions"] } });
  const path = openShare.path.replace(":token", shareUrl.split("/").at(-1)!);
  const statuses = async () =>
    (await Promise.all(["doctor.example", "pilot.example", "x.example"].map((host) => ask({ host, path })))).map(
      ({ status }) => status,
    );
  expect(await statuses()).toEqual([200, 200, 200]);
  await server.store.db.updateTable("shares").set({ is_active: false }).where("id", "=", data.id).execute();
  expect(new Set(await statuses()).has(200)).toBe(false);
});
