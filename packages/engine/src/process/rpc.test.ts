import { expect, test } from "vitest";
import { AuditFailed, isDiskFault } from "../audit.ts";
import { createRpc, type Channel, type RemoteError } from "./rpc.ts";

type Listener = Parameters<Channel["onMessage"]>[0];

/** Two ends of a wire over which nothing but data goes. */
function wire(): [Channel, Channel] {
  const listeners: Listener[][] = [[], []];
  const end = (own: number): Channel => ({
    send: (message) => queueMicrotask(() => listeners[1 - own]!.forEach((heard) => heard(structuredClone(message)))),
    onMessage: (listener) => void listeners[own]!.push(listener),
  });
  return [end(0), end(1)];
}

const errors: RemoteError[] = [];
const revive = (error: RemoteError): Error => {
  errors.push(error);
  return new Error(error.message);
};

test("an error that crosses to the other side and back is itself again, also as another one's cause", async () => {
  const [near, far] = wire();
  const away = Object.assign(new Error("the database shuts down"), { code: "57P01" });
  const parent = createRpc(near, { save: () => Promise.reject(away) }, revive);
  const child = createRpc(
    far,
    {
      crawl: () => child.call("save"),
      judge: () =>
        child.call("save").catch((cause: unknown) => {
          throw new Error("wrapped", { cause });
        }),
    },
    revive,
  );
  await expect(parent.call("crawl")).rejects.toBe(away);
  await expect(parent.call("judge")).rejects.toBe(away);
});

test("whose fault it is crosses with the error: a site's is none of the disk's", async () => {
  const [near, far] = wire();
  const parent = createRpc(near, {}, revive);
  const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  expect(isDiskFault(full)).toBe(true);
  createRpc(
    far,
    {
      site: () => Promise.reject(new AuditFailed("NOT_FOUND", "There is no such host.")),
      disk: () => Promise.reject(full),
      program: () => Promise.reject(Object.assign(new Error("oops"), { code: "ERR_INVALID_ARG_TYPE" })),
    },
    revive,
  );
  errors.length = 0;
  for (const call of ["site", "disk", "program"]) await parent.call(call).catch(() => {});
  expect(errors.map(({ cause, code }) => [cause, code])).toEqual([
    ["site", "NOT_FOUND"],
    ["disk", "ENOSPC"],
    ["program", "ERR_INVALID_ARG_TYPE"],
  ]);
});
