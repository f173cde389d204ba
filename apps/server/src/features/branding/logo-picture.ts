import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { limits, rareTexts } from "@audit/contract";
import { Problem } from "../../platform/http/index.ts";
import type { StoredLogo } from "./logo-store.ts";

const ENCODER = join(import.meta.dirname, "encode-logo.ts");
/** The encoder itself stops after two seconds; this is for one that hangs, on a busy machine. */
const LONGEST_MS = 15_000;
const MOST_OUTPUT = 4 * 1024 * 1024;

const DATA_URL = /^data:image\/(?:png|jpe?g|svg\+xml)(?:;charset=[\w-]+)?;base64,([A-Za-z0-9+/]*={0,2})$/i;

/**
 * Makes a stored picture of what a browser sent, whatever it was named: PNG, JPEG or SVG is decoded and painted anew,
 * so that nothing of the file itself is ever served.
 * @throws Problem INVALID_INPUT with one of the two printed sentences
 */
export async function makeLogo(dataUrl: string): Promise<StoredLogo> {
  const [, base64] = DATA_URL.exec(dataUrl) ?? [];
  if (base64 === undefined) throw wrongType();
  const bytes = Buffer.from(base64, "base64");
  if (bytes.length > limits.logoMaxBytes) throw new Problem("INVALID_INPUT", { text: rareTexts.logoTooLarge });
  const png = await encode(bytes);
  if (png === null) throw wrongType();
  return { png, hash: createHash("sha256").update(png).digest("hex").slice(0, 16) };
}

const wrongType = (): Problem => new Problem("INVALID_INPUT", { text: rareTexts.logoWrongType });

/** In a process of its own: a picture made to take memory or time takes those of a process that ends. */
function encode(bytes: Buffer): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ["--max-old-space-size=64", ENCODER], {
      // Neither addresses nor secrets of ours; one thread decodes a logo fast enough.
      env: { VIPS_CONCURRENCY: "1" },
      stdio: ["pipe", "pipe", "ignore"],
    });
    const parts: Buffer[] = [];
    let size = 0;
    const kill = (): void => void child.kill("SIGKILL");
    const timer = setTimeout(kill, LONGEST_MS);
    child.stdout.on("data", (part: Buffer) => {
      parts.push(part);
      size += part.length;
      if (size > MOST_OUTPUT) kill();
    });
    // An encoder that has refused already reads no more.
    child.stdin.on("error", () => undefined);
    child.once("error", () => resolve(null));
    child.once("close", (code) => {
      clearTimeout(timer);
      resolve(code === 0 && size > 0 ? Buffer.concat(parts) : null);
    });
    child.stdin.end(bytes);
  });
}
