import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getBranding, limits, listAuditLog, removeLogo, uploadLogo } from "@audit/contract";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, type TestAccount, type TestServer } from "../../testing/index.ts";
import * as hostile from "../../testing/hostile-logos.ts";

let server: TestServer;
let admin: TestAccount;
let canary: Server;
const visits: string[] = [];
const folder = mkdtempSync(join(tmpdir(), "logos-"));
const WRONG_TYPE = "Only PNG, JPG, JPEG, and SVG files are allowed";

beforeAll(async () => {
  server = await createTestServer();
  admin = await server.mint("admin");
  canary = createServer((request, answer) => {
    visits.push(request.url!);
    answer.end(hostile.RED_SVG);
  });
  await new Promise<void>((resolve) => canary.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  await server.stop();
  canary.close();
  rmSync(folder, { recursive: true });
});

const dataUrl = (bytes: Buffer | string, type = "image/png"): string =>
  `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
const upload = (bytes: Buffer | string, type?: string) =>
  admin.call(uploadLogo, { body: { logo_data: dataUrl(bytes, type), filename: "../../etc/passwd.png" } });
const served = async (): Promise<{ answer: Response; bytes: Buffer }> => {
  const answer = await fetch(`${server.url}/api/assets/branding/logo.png`);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const picture = (format: "png" | "jpeg" | "gif" | "webp", width = 40, height = 20): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#1c985a" } })
    .toFormat(format)
    .toBuffer();

async function hasRed(bytes: Buffer): Promise<boolean> {
  const pixels = await sharp(bytes).flatten({ background: "#ffffff" }).removeAlpha().raw().toBuffer();
  for (let at = 0; at < pixels.length; at += 3) if (pixels[at]! > 200 && pixels[at + 1]! < 60) return true;
  return false;
}

test("PNG, JPG and SVG are painted anew as PNG, served at the printed path and named in the branding [D2-7.26 D2-7.27]", async () => {
  expect((await served()).answer.status).toBe(404);
  for (const [bytes, type] of [
    [await picture("png"), "image/png"],
    [await picture("jpeg"), "image/jpeg"],
    [await picture("jpeg"), "image/jpg"],
    [hostile.RED_SVG, "image/svg+xml"],
  ] as const) {
    const { logo_url } = await upload(bytes, type);
    expect(logo_url).toMatch(/^\/api\/assets\/branding\/logo\.png\?v=[0-9a-f]{16}$/);
    expect((await server.anonymous(getBranding, {})).data.logo_url).toBe(logo_url);
    const { answer, bytes: stored } = await served();
    expect(answer.headers.get("content-type")).toBe("image/png");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("content-security-policy")).toBe("sandbox; default-src 'none'");
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect((await sharp(stored).metadata()).format).toBe("png");
    const named = await fetch(server.url + logo_url);
    expect(named.headers.get("cache-control")).toContain("immutable");
  }
  expect(await hasRed((await served()).bytes)).toBe(true);
});

test("a large picture is made small, a small one stays as it is", async () => {
  await upload(await picture("png", 3000, 1000));
  expect(await sharp((await served()).bytes).metadata()).toMatchObject({ width: 768, height: 256 });
  await upload(await picture("png", 30, 10));
  expect(await sharp((await served()).bytes).metadata()).toMatchObject({ width: 30, height: 10 });
});

test("what is no PNG, JPG or SVG is refused by its content, whatever it is called [D2-5.17]", async () => {
  const before = (await served()).bytes;
  const files: Record<string, Buffer | string> = {
    ...hostile.noPictures,
    gif: await picture("gif"),
    webp: await picture("webp"),
    truncated: (await picture("png", 400, 400)).subarray(0, 200),
    "a bomb of 400 million pixels": await hostile.pixelBomb(),
  };
  for (const [name, bytes] of Object.entries(files)) {
    for (const type of name === "gif" ? ["image/png", "image/jpeg", "image/svg+xml"] : ["image/png"])
      await expect(upload(bytes, type), `${name} as ${type}`).rejects.toMatchObject({
        status: 400,
        message: WRONG_TYPE,
      });
  }
  for (const logo_data of [
    "",
    "data:image/gif;base64,R0lGODlh",
    "data:text/html;base64,PGI+",
    "https://x.example/a.png",
  ])
    await expect(admin.call(uploadLogo, { body: { logo_data } })).rejects.toMatchObject({ message: WRONG_TYPE });
  expect((await served()).bytes.equals(before)).toBe(true);
}, 120_000);

test("5 MB exactly are taken, one byte more is not [D2-5.18 D2-9.26]", async () => {
  const small = await picture("png", 10, 10);
  const filled = (size: number): Buffer => Buffer.concat([small, Buffer.alloc(size - small.length)]);
  expect((await upload(filled(limits.logoMaxBytes))).success).toBe(true);
  await expect(upload(filled(limits.logoMaxBytes + 1))).rejects.toMatchObject({
    status: 400,
    message: "File size must be less than 5MB",
  });
});

test("hostile drawings become a plain picture or are refused: nothing is asked for, read, run or served", async () => {
  const secret = join(folder, "secret.svg");
  writeFileSync(secret, hostile.RED_SVG);
  const origin = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`;
  const outcomes: string[] = [];
  for (const [name, svg] of Object.entries(hostile.drawings(origin, secret))) {
    const outcome = await upload(svg, "image/svg+xml").then(
      () => "painted",
      (error: Error) => error.message,
    );
    expect([name, ["painted", WRONG_TYPE].includes(outcome)]).toEqual([name, true]);
    outcomes.push(outcome);
    if (outcome !== "painted") continue;
    const { bytes } = await served();
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    expect(bytes.toString("latin1")).not.toMatch(/script|onload|127\.0\.0\.1|secret/);
    // Red is the colour of what lies outside: it would show that something was fetched or read.
    expect([name, await hasRed(bytes)]).toEqual([name, false]);
  }
  expect(outcomes).toContain("painted");
  expect(outcomes).toContain(WRONG_TYPE);
  expect(visits).toEqual([]);
}, 120_000);

test("polyglots lose everything that is no picture", async () => {
  const page = "<html><script>alert(1)</script><?php system('id') ?>";
  for (const bytes of [
    Buffer.concat([await picture("png"), Buffer.from(page)]),
    Buffer.concat([await picture("jpeg"), Buffer.from(page)]),
    await sharp(await picture("jpeg"))
      .withExif({ IFD0: { Copyright: page } })
      .jpeg()
      .toBuffer(),
  ]) {
    await upload(bytes, "image/jpeg");
    expect((await served()).bytes.toString("latin1")).not.toMatch(/script|php/);
  }
});

test("a removed logo gives way to the configured one, and every change is in the log", async () => {
  await upload(await picture("png"));
  expect((await admin.call(removeLogo, {})).logo_url).toBe("/assets/logo.png");
  expect((await served()).answer.status).toBe(404);
  const { data } = await admin.call(listAuditLog, { query: { limit: 2 } });
  expect(data).toMatchObject([
    { action: "remove logo", subject: "default", actor: admin.email },
    { action: "upload logo", subject: "default", actor: admin.email },
  ]);
});
