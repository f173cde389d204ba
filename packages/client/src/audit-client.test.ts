import { expect, test } from "vitest";
import { createAuditClient, CallFailed, waitForAudit } from "./index.ts";

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
}

/** A server at the wire that gives one answer after the other. */
function answering(...answers: Response[]): { readonly asked: Asked[]; readonly fetch: typeof fetch } {
  const asked: Asked[] = [];
  return {
    asked,
    fetch: async (address, init = {}) => {
      asked.push({
        method: init.method ?? "GET",
        url: address instanceof Request ? address.url : address.toString(),
        headers: new Headers(init.headers),
      });
      return answers.shift()!;
    },
  };
}

const refusal = (status: number, retryAfter?: string): Response =>
  Response.json(
    { success: false, error: "No", message: "No", code: "RATE_LIMITED", requestId: "r-1" },
    { status, headers: retryAfter === undefined ? {} : { "retry-after": retryAfter } },
  );
const sites = (): Response => Response.json({ success: true, data: { sites: [] } });
const options = { url: "https://audit.example/", token: "audit_pat_x" };

test("a call is asked with the token, and once more where the server is busy", async () => {
  const { asked, fetch } = answering(refusal(429, "0"), refusal(503, "0"), sites());
  expect(await createAuditClient({ ...options, fetch }).listSites()).toMatchObject({ data: { sites: [] } });
  expect(asked.map(({ url }) => url)).toEqual(Array(3).fill("https://audit.example/api/v1/account/sites"));
  expect(asked[0]?.headers.get("authorization")).toBe("Bearer audit_pat_x");
});

test("it gives up after its tries, at other refusals at once, and where it would wait too long", async () => {
  const fails = async (retries: number, ...answers: Response[]): Promise<readonly [number, number]> => {
    const { asked, fetch } = answering(...answers);
    const error: unknown = await createAuditClient({ ...options, retries, fetch })
      .listSites()
      .catch((fault: unknown) => fault);
    return [asked.length, error instanceof CallFailed ? error.status : 0];
  };
  expect(await fails(1, refusal(429, "0"), refusal(429, "0"), sites())).toEqual([2, 429]);
  expect(await fails(2, refusal(403))).toEqual([1, 403]);
  expect(await fails(2, refusal(429, "3600"))).toEqual([1, 429]);
});

test("whoever waits can stop waiting", async () => {
  const { fetch } = answering(refusal(429, "30"));
  const signal = AbortSignal.timeout(20);
  await expect(createAuditClient({ ...options, fetch }).listSites({}, signal)).rejects.toThrow("timeout");
});

test("waiting for an audit tells how far it is and ends with it", async () => {
  const seen: string[] = [];
  const jobs = [
    { id: "1", completed_at: null },
    { id: "1", completed_at: "2026-01-01T00:00:00.000Z" },
  ];
  const getJob = async (): Promise<never> => ({ success: true, data: jobs.shift() }) as never;
  const ended = await waitForAudit({ getJob }, "1", { everyMs: 1, onProgress: ({ id }) => seen.push(id) });
  expect([seen.length, ended.completed_at]).toEqual([2, "2026-01-01T00:00:00.000Z"]);
});
