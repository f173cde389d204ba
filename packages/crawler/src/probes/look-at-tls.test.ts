import { startHostileSite, type HostileSite } from "@audit/testkit";
import type { TlsHost } from "@audit/facts";
import { describe, expect, test } from "vitest";
import { startCanary } from "../testing/canary.ts";
import { lookAtTls } from "./look-at-tls.ts";

const patient = { patienceMs: 5_000, stop: new AbortController().signal };

/** How a server of this kind is seen, asked by a name that leads to it. */
async function lookAt(transport: NonNullable<HostileSite["transport"]>, name = "localhost"): Promise<TlsHost> {
  const site: HostileSite = { name: transport, transport, answer: () => false, ends: () => null };
  const running = await startHostileSite(site);
  const host = `${name}:${new URL(running.url).port}`;
  try {
    const tls = await lookAtTls([`https://${host}/`, null], { ...patient, allowHosts: [host] });
    return tls!.hosts[0]!;
  } finally {
    await running.close();
  }
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
    expect(await lookAtTls(["http://shop.example/", null], { ...patient, allowHosts: [] })).toBeNull();
  });

  test("opens no connection to a private address that is not allowed by name", async () => {
    await using canary = await startCanary();
    const urls = [`https://127.0.0.1:${canary.port}/`, `https://localhost:${canary.port}/`, "https://localhost/"];
    const tls = await lookAtTls(urls, { ...patient, allowHosts: [] });
    expect(tls!.hosts.map(({ failure }) => failure?.kind)).toEqual(Array(3).fill("blocked-address"));
    expect(canary.touched()).toBe(0);
  });
});
