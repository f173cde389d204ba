import { CRUX_KEY, googleClient, googleFaults, startFakeGoogle, type FakeGoogle } from "@audit/testkit";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../../config/config.ts";
import {
  GoogleFault,
  lastFinalDays,
  listProperties,
  newAttempt,
  openGoogleAccess,
  readFieldValues,
  readPageRows,
  type GoogleAccess,
  type SearchConsole,
} from "./index.ts";

const RETURN = "https://audit.example/account/connect/search-console";
const PERIOD = { from: "2026-01-01", to: "2026-01-28" };
const now = AbortSignal.timeout(600_000);

let google: FakeGoogle;
let access: GoogleAccess;
const addressesOf = ({ url }: FakeGoogle) => readConfig({ GOOGLE_SERVER: url }).google.addresses;

beforeAll(async () => {
  google = await startFakeGoogle();
  access = openGoogleAccess(addressesOf(google), googleClient);
});
afterEach(() => google.fail(null));
afterAll(() => google.close());

/** Walks through Google's page as a person who agrees. @returns what comes back in the address */
async function agree(url: string): Promise<URLSearchParams> {
  const page = await (await fetch(url)).text();
  const back = /href="([^"]+)">Continue/.exec(page)?.[1] ?? "";
  return new URL(back.replaceAll("&amp;", "&")).searchParams;
}

async function connect(): Promise<{ refreshToken: string; console: SearchConsole }> {
  const attempt = newAttempt(RETURN);
  const came = await agree(await access.authorizeUrl(attempt));
  const { refreshToken } = await access.redeem(attempt, { code: came.get("code")!, state: came.get("state")! });
  return { refreshToken, console: { addresses: addressesOf(google), accessToken: await access.refresh(refreshToken) } };
}

describe("access to an owner's Search Console", () => {
  test("is asked for lastingly, to read only, with a proof of who asks", async () => {
    const { searchParams } = new URL(await access.authorizeUrl(newAttempt(RETURN)));
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: "code",
      client_id: googleClient.id,
      redirect_uri: RETURN,
      scope: "https://www.googleapis.com/auth/webmasters.readonly",
      code_challenge_method: "S256",
      access_type: "offline",
      prompt: "consent",
    });
    expect(searchParams.get("state")!.length).toBeGreaterThan(40);
  });

  test("comes for a code once, and only to whoever asked for it", async () => {
    const attempt = newAttempt(RETURN);
    const came = await agree(await access.authorizeUrl(attempt));
    const answered = { code: came.get("code")!, state: came.get("state")! };
    await expect(access.redeem({ ...attempt, state: "another" }, answered)).rejects.toBeInstanceOf(GoogleFault);
    const stranger = { ...attempt, verifier: newAttempt(RETURN).verifier };
    await expect(access.redeem(stranger, answered)).rejects.toMatchObject({ fault: "ended" });
    await expect(access.redeem(attempt, answered)).rejects.toMatchObject({ fault: "ended" });
  });

  test("ends when it is given back, here or at Google, and giving back twice is no fault", async () => {
    const { refreshToken } = await connect();
    const before = google.grants();
    await access.revoke(refreshToken);
    expect(google.grants()).toBe(before - 1);
    await expect(access.refresh(refreshToken)).rejects.toMatchObject({ fault: "ended" });
    await expect(access.revoke(refreshToken)).resolves.toBeUndefined();
  });

  test.each([
    ["429", "busy"],
    ["500", "failing"],
    ["malformed", "unreadable"],
    ["wrong shape", "unreadable"],
    ["cut", "unreachable"],
  ] as const)("a token service that answers with %s ends no access: %s", async (fault, name) => {
    const { refreshToken } = await connect();
    google.fail(fault, /token/);
    const refused = await access.refresh(refreshToken).catch((error: unknown) => error);
    expect((refused as GoogleFault).fault).toBe(name);
  });
});

describe("Search Console", () => {
  test("lists what may be read, without properties that were never proved", async () => {
    const { console } = await connect();
    expect(await listProperties(console, now)).toEqual([]);
    const rows = { rows: [] };
    google.hold({
      properties: { "sc-domain:a.example": rows, "https://b.example/": { ...rows, permission: "siteUnverifiedUser" } },
    });
    expect(await listProperties(console, now)).toEqual(["sc-domain:a.example"]);
  });

  test("is read page by page until there is no more, and says when there is", async () => {
    const { console } = await connect();
    const many = Array.from({ length: 50_001 }, (_, index) => ({
      url: `https://a.example/${index}`,
      clicks: 60_000 - index,
      impressions: 70_000,
    }));
    google.hold({ properties: { "sc-domain:a.example": { rows: many } } });
    const before = google.requests.length;
    const all = await readPageRows(console, "sc-domain:a.example", PERIOD, now);
    expect([all.rows.length, all.truncated, google.requests.length - before]).toEqual([50_000, true, 2]);
    expect(all.rows[0]).toMatchObject({ url: "https://a.example/0", clicks: 60_000, position: 7.5 });
    google.hold({ properties: { "sc-domain:a.example": { rows: many.slice(0, 25_003) } } });
    const some = await readPageRows(console, "sc-domain:a.example", PERIOD, now);
    expect([some.rows.length, some.truncated]).toEqual([25_003, false]);
    expect(new Set(some.rows.map(({ url }) => url)).size).toBe(25_003);
  });

  test("refuses a property that is not the owner's", async () => {
    const { console } = await connect();
    await expect(readPageRows(console, "sc-domain:other.example", PERIOD, now)).rejects.toMatchObject({
      fault: "denied",
    });
  });

  test.each(googleFaults)("that answers with %s is told by name, within its time", async (fault) => {
    const { console } = await connect();
    google.fail(fault, /webmasters/);
    // Only silence is meant to use up its time.
    const patience = AbortSignal.timeout(fault === "silence" ? 1_000 : 20_000);
    const refused = await listProperties(console, patience).catch((error: unknown) => error);
    const named = {
      "401": "denied",
      "403": "denied",
      "403 quota": "busy",
      "429": "busy",
      "500": "failing",
      malformed: "unreadable",
      "wrong shape": "unreadable",
      silence: "silent",
      cut: "unreachable",
      endless: "unreadable",
      redirect: "unreachable",
    }[fault];
    expect((refused as GoogleFault).fault).toBe(named);
    expect((refused as GoogleFault).message).not.toContain(console.accessToken);
  });

  test.each([
    ["2026-03-10T06:59:00Z", { from: "2026-02-08", to: "2026-03-06" }],
    ["2026-03-10T12:00:00Z", { from: "2026-02-09", to: "2026-03-07" }],
  ])("counts 28 final days of California before %s", (moment, days) => {
    const period = lastFinalDays(new Date(moment));
    expect(period.to).toBe(days.to);
    expect((Date.parse(period.to) - Date.parse(period.from)) / 86_400_000).toBe(27);
  });
});

describe("the Chrome UX Report", () => {
  const read = (url: string, key = CRUX_KEY) =>
    readFieldValues(
      { addresses: addressesOf(google), key, admit: async () => {} },
      { url, whole: !URL.parse(url)!.pathname.endsWith("x") },
      AbortSignal.timeout(1000),
    );

  test("tells values of phones first, of all devices where these are too few, else that there are none", async () => {
    google.hold({
      field: {
        "https://a.example": { phone: { lcp: 2400, inp: 180, cls: 0.05 }, all: { lcp: 1 } },
        "https://a.example/x": { all: { lcp: 3100 } },
      },
    });
    const days = { from: "2026-01-04", to: "2026-01-31" };
    expect(await read("https://a.example")).toEqual({
      url: "https://a.example",
      state: "measured",
      device: "phone",
      lcpMs: 2400,
      inpMs: 180,
      cls: 0.05,
      ...days,
    });
    expect(await read("https://a.example/x")).toMatchObject({ device: "all", lcpMs: 3100, inpMs: null, cls: null });
    expect(await read("https://a.example/nothing-x")).toEqual({
      url: "https://a.example/nothing-x",
      state: "no-data",
    });
  });

  test("keeps its key out of addresses, and says when it is refused", async () => {
    await expect(read("https://a.example", "wrong")).rejects.toMatchObject({ fault: "denied" });
    expect(google.requests.at(-1)!.path).not.toContain("wrong");
    expect(google.requests.at(-1)!.headers["x-goog-api-key"]).toBe("wrong");
  });
});
