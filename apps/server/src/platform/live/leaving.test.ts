import { openStream } from "@audit/contract";
import { expect, test } from "vitest";
import { createTestServer } from "../../testing/index.ts";

test("a stream of a process that stops ends with a hint when to connect again, to another one", async () => {
  const server = await createTestServer();
  const { token } = await server.mint();
  const answer = await fetch(server.url + openStream.path, { headers: { authorization: `Bearer ${token}` } });
  const streamed = answer.text();
  await server.stop();
  const [, retry] = /retry: (\d+)\n\n$/.exec(await streamed) ?? [];
  expect(Number(retry)).toBeGreaterThanOrEqual(300);
  expect(Number(retry)).toBeLessThanOrEqual(2_300);
});
