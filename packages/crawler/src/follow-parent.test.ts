import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

test("a process whose parent was killed leaves in order, also when it finds that out by speaking to it", async () => {
  const parent = spawn(process.execPath, [join(import.meta.dirname, "testing/late-word.ts")], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(parent, "exit");
  // Both end with the child, which holds them as well.
  const [said, complained] = await Promise.all([text(parent.stdout), text(parent.stderr)]);
  expect(await ended).toEqual([null, "SIGKILL"]);
  expect(complained).toBe("");
  expect(said).toBe("left\n");
});
