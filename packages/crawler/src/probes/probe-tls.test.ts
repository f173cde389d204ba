import { silentLog } from "../log.ts";
import { startHostileSite, type HostileSite } from "@audit/testkit";
import type { TlsHost } from "@audit/facts";
import { describe, expect, test } from "vitest";
import { openEgress } from "../egress/egress.ts";
import { createFetcher } from "../fetch/fetcher.ts";
import { createPoliteFetcher, type PoliteFetcher } from "../politeness/polite-fetcher.ts";
import { defaultLimits } from "../settings.ts";
import { startCanary } from "../testing/canary.ts";
import { settingsWith } from "../testing/crawl-local.ts";
import { probeTls } from "./probe-tls.ts";

const patient = {
  patienceMs: 5_000,
  stop: new AbortController().signal,
  runPaced: <T>(_url: string, work: () => Promise<T>) => work(),
};

/** How a server of this kind is seen, asked by a name that leads to it. */
async function lookAt(transport: NonNullable<HostileSite["transport"]>): Promise<TlsHost> {
  return withHost(transport, async (url, host) => {
    const tls = await probeTls([url, null], { ...patient, allowHosts: [host] });
    return tls!.hosts[0]!;
  });
}

async function withHost<T>(
  transport: NonNullable<HostileSite["transport"]>,
  use: (url: string, host: string) => Promise<T>,
): Promise<T> {
  const running = await startHostileSite({ name: transport, transport, answer: () => false, ends: () => null });
  const host = `localhost:${new URL(running.url).port}`;
  try {
    return await use(`https://${host}/`, host);
  } finally {
    await running.close();
  }
}

/** A crawl's politeFetcher with room for so many requests; `taken` tells how many were asked for. */
function visitorWith(
  most: number,
  allowHosts: string[],
): { politeFetcher: PoliteFetcher; stop: AbortController; taken(): number } {
  const stop = new AbortController();
  const fetcher = createFetcher(openEgress({ allowHosts, ...defaultLimits }), {}, defaultLimits);
  let left = most;
  const quota = {
    take: async () => left-- > 0,
    close: async () => {},
  };
  const settings = settingsWith();
  const pace = {
    start: "https://localhost/",
    rate: 10,
    concurrency: 1,
    quota,
    stop: stop.signal,
    log: silentLog,
    onWait: () => {},
  };
  return { politeFetcher: createPoliteFetcher({ fetcher, settings, ...pace }), stop, taken: () => most - left };
}

const daysUntil = (iso: string): number => Math.round((Date.parse(iso) - Date.now()) / 86_400_000);

describe("a handshake with a host", () => {
  test("tells how long the certificate holds and for whom it was made out", async () => {
    const { certificate, failure, oldProtocol } = await lookAt("any-tls");
    expect(failure).toBeNull();
    expect(certificate).toMatchObject({ names: ["localhost", "127.0.0.1"], coversHost: true });
    expect([daysUntil(certificate!.validFrom), daysUntil(certificate!.validTo)]).toEqual([-30, 30]);
    expect(oldProtocol).toBe("accepted");
  });

  test("reads certificates that no browser would accept", async () => {
    const [expired, foreign] = [await lookAt("expired"), await lookAt("other-host")];
    expect(daysUntil(expired.certificate!.validTo)).toBe(-1);
    expect(foreign.certificate).toMatchObject({ names: ["else.example"], coversHost: false });
  });

  test("sees that a server of today refuses TLS 1.1, and that an old one knows nothing else", async () => {
    expect((await lookAt("self-signed")).oldProtocol).toBe("refused");
    expect(await lookAt("old-tls")).toMatchObject({
      certificate: null,
      failure: { kind: "tls" },
      oldProtocol: "accepted",
    });
  });

  test("knows nothing of a host that speaks no TLS, and of none that is served without it", async () => {
    expect(await lookAt("http")).toMatchObject({ certificate: null, oldProtocol: "refused" });
    expect(await probeTls(["http://shop.example/", null], { ...patient, allowHosts: [] })).toBeNull();
  });

  test.each([
    [0, undefined],
    [1, { certificate: { coversHost: true }, oldProtocol: "unknown" }],
    [9, { certificate: { coversHost: true }, oldProtocol: "accepted" }],
  ])("takes the crawl's quota for each: of %d there comes %o", (most, seen) =>
    withHost("any-tls", async (url, host) => {
      const { politeFetcher, taken } = visitorWith(most, [host]);
      const tls = await probeTls([url], { ...patient, allowHosts: [host], runPaced: politeFetcher.runPaced });
      if (seen === undefined) expect(tls).toBeUndefined();
      else expect(tls!.hosts).toMatchObject([seen]);
      expect(taken()).toBe(Math.min(most + 1, 2));
    }),
  );

  test("waits while the site asked to be left alone, and is not made when the crawl ends before", () =>
    withHost("any-tls", async (url, host) => {
      const { politeFetcher, stop, taken } = visitorWith(9, [host]);
      politeFetcher.pacerOf(url).pause(3_600_000);
      const looked = probeTls([url], { ...patient, allowHosts: [host], runPaced: politeFetcher.runPaced });
      stop.abort();
      expect(await looked).toBeUndefined();
      expect(taken()).toBe(0);
    }));

  test("is not made with a host whose owner closed it", () =>
    withHost("any-tls", async (url, host) => {
      const tls = await probeTls([url], { ...patient, allowHosts: [host], closedHosts: ["localhost"] });
      expect(tls!.hosts).toMatchObject([{ certificate: null, failure: { kind: "blocked-address" } }]);
    }));

  test("opens no connection to a private address that is not allowed by name", async () => {
    await using canary = await startCanary();
    const urls = [`https://127.0.0.1:${canary.port}/`, `https://localhost:${canary.port}/`, "https://localhost/"];
    const tls = await probeTls(urls, { ...patient, allowHosts: [] });
    expect(tls!.hosts.map(({ failure }) => failure?.kind)).toEqual(Array(3).fill("blocked-address"));
    expect(canary.touched()).toBe(0);
  });
});
