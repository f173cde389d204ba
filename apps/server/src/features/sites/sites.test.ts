import { randomUUID } from "node:crypto";
import { addSite, forgetSite, listSites, verifySite, type Site } from "@audit/contract";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../../config/config.ts";
import { createLog } from "../../platform/log.ts";
import { sitePage, startChangingSite, type ChangingSite } from "../../testing/changing-site.ts";
import { startDnsServer, type DnsServer } from "../../testing/dns-server.ts";
import { createTestServer, type TestAccount, type TestServer } from "../../testing/index.ts";
import { provedDomainOf } from "./proved-domain.ts";

describe("proving that a site is one's own", () => {
  let site: ChangingSite;
  let dns: DnsServer;
  let server: TestServer;
  beforeAll(async () => {
    [site, dns] = await Promise.all([startChangingSite(), startDnsServer()]);
    server = await createTestServer({ env: env() });
  });
  afterAll(async () => {
    await server.stop();
    await Promise.all([site.close(), dns.close()]);
  });
  afterEach(() => {
    site.pages.clear();
    site.breakDown(false);
    dns.breakDown(false);
  });

  const env = () => ({ CRAWL_ALLOW_HOSTS: site.host, DNS_SERVERS: dns.address });
  const add = async ({ call }: TestAccount, domain: string): Promise<Site> =>
    (await call(addSite, { body: { domain } })).data.site;
  const verify = async ({ call }: TestAccount, { id }: Site): Promise<Site> =>
    (await call(verifySite, { params: { id } })).data.site;
  const looksOf = ({ looks }: Site) => Object.fromEntries(looks.map(({ way, state }) => [way, state]));
  const relied = ({ userId }: TestAccount, host: string): Promise<string | null> => {
    const { crawl, dnsServers } = readConfig(env());
    return provedDomainOf({ db: server.store.db, log: createLog("silent"), crawl, dnsServers }, userId, host);
  };
  const age = async ({ id }: Site): Promise<void> => {
    const past = sql<Date>`confirmed_at - interval '25 hours'`;
    await server.store.db.updateTable("sites").set({ confirmed_at: past }).where("id", "=", id).execute();
  };

  test("by a TXT record: it covers what is below, not what is above, and is asked again when it is a day old", async () => {
    const account = await server.mint();
    const domain = `shop.${randomUUID()}.example`;
    const added = await add(account, domain);
    expect(added).toMatchObject({ domain, state: "waiting", proved_by: null, looks: [] });
    const { name, value } = added.instructions.dns!;
    expect(value).toMatch(/^seo-audit-verification=[\w-]{32}$/);

    dns.records.set(name, ["v=spf1 -all", "x".repeat(300)]);
    const other = await verify(account, added);
    expect(other).toMatchObject({ state: "waiting", verified_at: null });
    expect(looksOf(other).dns).toBe("missing");
    dns.records.set(name, ["x".repeat(300), value]);
    const proved = await verify(account, added);
    expect(proved).toMatchObject({ state: "verified", proved_by: "dns", verified_at: expect.any(String) });
    expect(await relied(account, domain)).toBe(domain);
    expect(await relied(account, `www.${domain}`)).toBe(domain);
    expect(await relied(account, domain.slice("shop.".length))).toBeNull();
    expect(await relied(await server.mint(), domain)).toBeNull();

    const asked = dns.asked.length;
    await age(proved);
    dns.breakDown(true);
    expect(await relied(account, domain)).toBeNull();
    expect(dns.asked.length).toBeGreaterThan(asked);
    const { sites } = (await account.call(listSites, {})).data;
    expect(sites).toMatchObject([{ id: added.id, state: "verified", confirmed_at: expect.any(String) }]);
    dns.breakDown(false);
    expect(await relied(account, domain)).toBe(domain);

    await age(proved);
    dns.records.delete(name);
    // The pages of this name can't be asked at all, so only the record's own answer is certain: nothing is lost by it.
    expect(await relied(account, domain)).toBeNull();
  }, 60_000);

  test("by a file, whose line is the account's own, whatever others have written there", async () => {
    const [one, two] = await Promise.all([server.mint(), server.mint()]);
    const [mine, theirs] = [await add(one, site.url), await add(two, site.url)];
    expect(mine.instructions).toMatchObject({
      dns: null,
      file: { url: `https://${site.host}/.well-known/seo-audit.txt` },
    });
    expect(mine.instructions.file.content).not.toBe(theirs.instructions.file.content);
    const path = "/.well-known/seo-audit.txt";
    site.pages.set(path, `${theirs.instructions.file.content}\n`);
    site.types.set(path, "text/plain");
    expect(looksOf(await verify(one, mine))).toEqual({ file: "missing", meta: "missing" });
    site.pages.set(path, `\ufeff${theirs.instructions.file.content}\r\n${mine.instructions.file.content}\r\n`);
    expect(await verify(one, mine)).toMatchObject({ state: "verified", proved_by: "file" });
    expect(await verify(two, theirs)).toMatchObject({ state: "verified", proved_by: "file" });
    // What visitors may write on is no proof: a page, or the line inside another one.
    site.types.set(path, "text/html");
    expect(looksOf(await verify(one, mine)).file).toBe("missing");
    site.types.set(path, "text/plain");
    site.pages.set(path, `see ${mine.instructions.file.content}`);
    expect(await verify(one, mine)).toMatchObject({
      state: "lost",
      looks: [{ state: "missing" }, { state: "missing" }],
    });
    expect(await relied(one, site.host)).toBeNull();
  }, 60_000);

  test("by a tag in the head of the start page: not in its body, not behind a redirect to others; a broken server proves and loses nothing", async () => {
    const account = await server.mint();
    const added = await add(account, site.url);
    const { markup } = added.instructions.meta;
    site.pages.set("/", sitePage("A shop", `<p>${markup}</p>`));
    expect(looksOf(await verify(account, added)).meta).toBe("missing");
    site.pages.set("/", sitePage("A shop").replace("<title>", `${markup}<title>`));
    const proved = await verify(account, added);
    expect(proved).toMatchObject({ state: "verified", proved_by: "meta" });
    site.breakDown(true);
    const unseen = await verify(account, added);
    expect(unseen).toMatchObject({ state: "verified", confirmed_at: proved.confirmed_at });
    expect(looksOf(unseen)).toEqual({ file: "unknown", meta: "unknown" });
    site.breakDown(false);
    await age(proved);
    site.pages.set("/", sitePage("A shop"));
    expect(await relied(account, site.host)).toBeNull();
    expect((await account.call(listSites, {})).data.sites).toMatchObject([{ state: "lost" }]);

    const elsewhere = await startChangingSite();
    elsewhere.pages.set("/", sitePage("Mine").replace("<title>", `${markup}<title>`));
    site.redirects.set("/", elsewhere.url);
    const led = await verify(account, added);
    site.redirects.clear();
    await elsewhere.close();
    expect(led).toMatchObject({ state: "lost" });
    expect(elsewhere.asked).toEqual([]);
  }, 60_000);

  test("private addresses are never asked, whatever name leads there; looks are limited", async () => {
    const account = await server.mint();
    for (const domain of ["10.0.0.1", "127.0.0.1:1", "com", "co.uk", "localhost"]) {
      await expect(account.call(addSite, { body: { domain } })).rejects.toMatchObject({ status: 400 });
    }
    const local = await add(account, "printer.local");
    const { looks } = await verify(account, local);
    expect(looks.filter(({ way }) => way !== "dns").map(({ sentence }) => sentence)).toEqual(
      Array(2).fill("printer.local is a local name, not a public one."),
    );
    const key = `look ${account.userId}`;
    await server.store.db.updateTable("rate_windows").set({ hits: 30 }).where("key", "=", key).execute();
    await expect(verify(account, local)).rejects.toMatchObject({ status: 429 });
  });

  test("a domain named twice keeps its token; forgotten and named again it gets another one", async () => {
    const account = await server.mint();
    const first = await add(account, "twice.example");
    expect(await add(account, "https://www.twice.example/shop")).toEqual(first);
    await account.call(forgetSite, { params: { id: first.id } });
    expect((await account.call(listSites, {})).data.sites).toEqual([]);
    const second = await add(account, "twice.example");
    expect(second.instructions.meta.markup).not.toBe(first.instructions.meta.markup);
  });
});
