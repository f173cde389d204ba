import { calls } from "@audit/contract";
import { expect, test } from "vitest";
import { createTestServer } from "../../../testing/index.ts";

test("the test portal leads back to the product alone, whatever address it is given", async () => {
  const server = await createTestServer({ env: { PAYMENTS: "sandbox" } });
  const { call } = await server.mint();
  const { url } = await call(calls.openPortal, { body: {} });
  const linkFor = async (back: string): Promise<string> => {
    const portal = new URL(url, server.url);
    portal.searchParams.set("return_url", back);
    const page = await (await fetch(portal)).text();
    return /<a href="([^"]*)">Go back/.exec(page)?.[1] ?? "refused";
  };
  expect(await linkFor(`${server.url}/account`)).toBe(`${server.url}/account`);
  expect(await linkFor("https://evil.example/")).toBe("/");
  for (const odd of ["javascript:alert(1)", "data:text/html,x", "//evil.example"])
    expect(await linkFor(odd)).toBe("refused");
  await server.stop();
});
