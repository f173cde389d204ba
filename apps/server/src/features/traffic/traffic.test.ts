import { bringTraffic, CallFailed, forgetTraffic, listTrafficTables } from "@audit/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, describeOnEachStore, type TestAccount, type TestServer } from "../../testing/index.ts";
import { readBrought } from "./index.ts";

const PERIOD = { from: "2026-08-01", to: "2026-10-31" };
const SEARCH = `Top pages,Clicks,Impressions,CTR,Position
https://www.shop.example/soap,"1,234",45678,2.7%,3.4
https://other.example/,9,10,90%,1
`;

describeOnEachStore("tables of clicks and visits that owners bring", (open) => {
  let server: TestServer;
  let owner: TestAccount;
  beforeAll(async () => {
    server = await createTestServer({ store: await open() });
    owner = await server.mint();
  });
  afterAll(() => server.stop());

  const brought = (account: TestAccount, home = "https://shop.example/") =>
    readBrought(server.store.db, { userId: account.userId, home });
  const fault = (body: object): Promise<unknown> =>
    owner.call(bringTraffic, { body: { domain: "shop.example", csv: SEARCH, ...PERIOD, ...body } }).then(
      () => "taken",
      (error: unknown) => (error instanceof CallFailed ? `${error.status} ${error.message}` : error),
    );

  test("a table is kept for its site, and its next audit is given it, with or without www.", async () => {
    const { data } = await owner.call(bringTraffic, { body: { domain: "shop.example", csv: SEARCH, ...PERIOD } });
    expect(data).toMatchObject({
      left_out: 1,
      table: { domain: "shop.example", measure: "clicks", pages: 1, ...PERIOD },
    });
    for (const home of ["https://shop.example/", "https://www.shop.example/"]) {
      expect(await brought(owner, home)).toMatchObject({
        state: "read",
        table: "clicks",
        ...PERIOD,
        rows: [{ url: "https://www.shop.example/soap", clicks: 1_234, impressions: 45_678 }],
      });
    }
    expect(await brought(owner, "https://elsewhere.example/")).toBeNull();
    expect(await brought(await server.mint())).toBeNull();
  });

  test("a later table takes the place of the one before, and is forgotten", async () => {
    const account = await server.mint();
    const bring = (csv: string) => account.call(bringTraffic, { body: { domain: "shop.example", csv, ...PERIOD } });
    await bring(SEARCH);
    await bring("Page,Sessions\n/soap,7\n/towel,3\n");
    const { tables } = (await account.call(listTrafficTables, {})).data;
    expect(tables).toMatchObject([{ measure: "visits", pages: 2 }]);
    await account.call(forgetTraffic, { params: { id: tables[0]!.id } });
    expect(await brought(account)).toBeNull();
  });

  test("what can't be used is refused with a sentence, and nothing is kept of it", async () => {
    expect(await fault({ csv: "a,b\n1,2\n" })).toContain("400 The table has no column of addresses");
    expect(await fault({ csv: "Page,Sessions\n/a,x\n" })).toBe("400 Line 2: “x” is no number.");
    expect(await fault({ from: undefined })).toContain("400 Say which days the table covers");
    expect(await fault({ from: "yesterday" })).toContain("400 The days must be written as YYYY-MM-DD");
    expect(await fault({ domain: "no domain" })).toContain("400 The site must be named");
    expect(await fault({ domain: "third.example" })).toContain("400 None of its addresses is on third.example.");
    expect((await owner.call(listTrafficTables, {})).data.tables).toHaveLength(1);
  });

  test("an account brings tables for fifty sites, and thirty tables an hour", async () => {
    const account = await server.mint();
    const bring = (domain: string) =>
      account.call(bringTraffic, { body: { domain, csv: "Page,Sessions\n/a,1\n", ...PERIOD } });
    const row = { user_id: account.userId, measure: "visits" as const, from_day: "", to_day: "", page_count: 0 };
    const rows = Array.from({ length: 50 }, (_, at) => ({ ...row, domain: `${at}.example`, pages: Buffer.alloc(1) }));
    await server.store.db.insertInto("traffic_tables").values(rows).execute();
    await expect(bring("one-more.example")).rejects.toMatchObject({ code: "CONFLICT" });
    await bring("0.example");
    for (let asked = 2; asked < 30; asked += 1) await bring("0.example");
    await expect(bring("0.example")).rejects.toMatchObject({ code: "RATE_LIMITED" });
  });
});
