import { lookup } from "node:dns/promises";
import { afterEach, describe, expect, it } from "vitest";
import { startSite, type LocalSite } from "../testing/local-site.ts";
import { openEgress, type Egress } from "./egress.ts";
import { publicLookup } from "./lookup.ts";

const opened: (Egress | LocalSite)[] = [];

afterEach(async () => {
  for (const one of opened.splice(0)) {
    await ("close" in one ? one.close() : one[Symbol.asyncDispose]());
  }
});

async function localSite(): Promise<LocalSite> {
  const site = await startSite({ "/": "hello" });
  opened.push(site);
  return site;
}

/** The status of the answer, or the code of the error. */
function ask(url: string, allowHosts: string[]): Promise<number | string> {
  const egress = openEgress({ allowHosts, connectMs: 2000, headerBytes: 65_536 });
  opened.push(egress);
  return new Promise((resolve) => {
    egress.send(
      new URL(url),
      {},
      {
        onRequestStart() {},
        onResponseStart: (_controller, status) => resolve(status),
        onResponseData() {},
        onResponseEnd() {},
        onResponseError: (_controller, error) => resolve("code" in error ? String(error.code) : error.message),
      },
    );
  });
}

describe("the way out", () => {
  it("reaches an allowed host and port", async () => {
    const site = await localSite();
    expect(await ask(`${site.origin}/`, [site.hostPort])).toBe(200);
  });

  it("never opens a connection to a loopback address that is not allowed", async () => {
    const site = await localSite();
    const other = await localSite();
    expect(await ask(`${site.origin}/`, [other.hostPort])).toBe("EBLOCKED");
    expect(await ask(`${site.origin}/`, [])).toBe("EBLOCKED");
    expect(site.visits).toEqual([]);
  });

  it("refuses a public name that resolves to a private address", async () => {
    // The machine's own name stands for such a name: it resolves through the hosts file.
    const { address } = await lookup("localhost");
    expect(["127.0.0.1", "::1"]).toContain(address);
    const answer = await new Promise((resolve) =>
      publicLookup("localhost", { all: true }, (error, addresses) => resolve({ code: error?.code, addresses })),
    );
    expect(answer).toEqual({ code: "EBLOCKED", addresses: [] });
  });

  it("pins what it resolved: the answer holds only checked addresses", async () => {
    const answer = await new Promise((resolve) =>
      publicLookup("8.8.8.8", { all: true }, (error, addresses) => resolve({ error, addresses })),
    );
    expect(answer).toEqual({ error: null, addresses: [{ address: "8.8.8.8", family: 4 }] });
  });
});
