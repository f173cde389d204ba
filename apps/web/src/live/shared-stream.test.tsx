import { afterEach, expect, test, vi } from "vitest";
import { joinStream } from "./shared-stream.ts";
import type { LiveMessage } from "./stream.ts";

afterEach(() => vi.unstubAllGlobals());

const change = { table: "jobs", op: "UPDATE", id: "job-1", job_id: "job-1" } as const;

/** A server whose streams stay open until told otherwise. */
function serveStreams() {
  const open: ReadableStreamDefaultController<Uint8Array>[] = [];
  const tokens: (string | null)[] = [];
  vi.stubGlobal("fetch", async (_: unknown, { headers }: RequestInit) => {
    tokens.push(new Headers(headers).get("authorization"));
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void open.push(controller) });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  });
  const send = (stream: number, text: string): void => open[stream]!.enqueue(new TextEncoder().encode(text));
  return { open, tokens, send };
}

const eventsOf = (messages: LiveMessage[]): string[] =>
  messages.map((message) => (message.kind === "state" ? `state ${message.open}` : message.kind));

test("two pages share one stream, both hear of a change, and the second takes over when the first leaves", async () => {
  localStorage.setItem("auth_token", "secret");
  const server = serveStreams();
  const [first, second]: LiveMessage[][] = [[], []];
  const leaveFirst = joinStream((message) => first!.push(message));
  await expect.poll(() => eventsOf(first!)).toContain("state true");
  const leaveSecond = joinStream((message) => second!.push(message));
  await expect.poll(() => eventsOf(second!)).toContain("state true");
  expect(server.tokens).toEqual(["Bearer secret"]);

  server.send(0, `id: 1\nevent: change\ndata: ${JSON.stringify(change)}\n\n`);
  await expect.poll(() => first!.at(-1)).toEqual({ kind: "change", change });
  await expect.poll(() => second!.at(-1)).toEqual({ kind: "change", change });

  leaveFirst();
  await expect.poll(() => server.open.length).toBe(2);
  await expect.poll(() => eventsOf(second!).slice(-2)).toEqual(["state true", "resync"]);
  second!.length = 0;
  server.send(1, "id: 2\nevent: resync\ndata: {}\n\n");
  await expect.poll(() => second!.at(-1)).toEqual({ kind: "resync" });
  leaveSecond();
});

test("after a refusal the stream is opened anew, and everything is read again because nothing can be replayed", async () => {
  localStorage.setItem("auth_token", "secret");
  const server = serveStreams();
  const answer = fetch;
  let refusals = 1;
  vi.stubGlobal("fetch", (url: string, init: RequestInit) =>
    refusals-- > 0 ? Promise.resolve(new Response("", { status: 503 })) : answer(url, init),
  );
  const heard: LiveMessage[] = [];
  const leave = joinStream((message) => heard.push(message));
  await expect.poll(() => eventsOf(heard), { timeout: 5_000 }).toContain("resync");
  expect(eventsOf(heard)).toEqual(["state false", "state true", "resync"]);
  expect(server.open).toHaveLength(1);
  leave();
});
