import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";

/** Of the data folder. */
export const SECRET_FILE = "app-secret";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What is made of the installation's one secret; each purpose has keys of its own. */
export interface AppSecret {
  /** Encrypts a short text so that only this installation reads it. */
  seal(purpose: string, text: string): Buffer;
  /** @returns null when it was sealed with another secret, for another purpose, or was changed. */
  open(purpose: string, sealed: Uint8Array): string | null;
  /** A keyed hash, 32 bytes: equal for equal texts, without a way back. */
  mark(purpose: string, text: string): Buffer;
}

/** Something sealed, sealed anew; null when it can't be opened. */
export type Renew = (purpose: string, sealed: Uint8Array) => Buffer | null;

/** Seals with today's secret what a former one sealed. */
export const renewal =
  (secret: AppSecret): Renew =>
  (purpose, sealed) => {
    const text = secret.open(purpose, sealed);
    return text === null ? null : secret.seal(purpose, text);
  };

/** How many were sealed anew, and how many could not be opened. */
export interface Renewed {
  readonly renewed: number;
  readonly lost: number;
}

export const countLost = (sealed: readonly (Buffer | null)[]): Renewed => {
  const lost = sealed.filter((one) => one === null).length;
  return { renewed: sealed.length - lost, lost };
};

export interface SecretSettings {
  readonly appSecret: string | null;
  readonly formerAppSecret: string | null;
  readonly dataDir: string;
}

/** The given secret, else one made once and kept in the data folder, readable by its owner only. */
export const openAppSecret = ({ appSecret, formerAppSecret, dataDir }: SecretSettings): AppSecret =>
  fromSecret(appSecret ?? readOrMake(dataDir), formerAppSecret);

/** @param former still opens what it has sealed; nothing new is sealed or marked with it */
export function fromSecret(secret: string, former: string | null = null): AppSecret {
  const current = ofOne(secret);
  if (former === null) return current;
  const before = ofOne(former);
  return { ...current, open: (purpose, sealed) => current.open(purpose, sealed) ?? before.open(purpose, sealed) };
}

function ofOne(secret: string): AppSecret {
  const keyFor = (purpose: string): Buffer => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
  return {
    seal: (purpose, text) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", keyFor(purpose), nonce);
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open: (purpose, sealed) => {
      const bytes = Buffer.from(sealed);
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
      const cipher = createDecipheriv("aes-256-gcm", keyFor(purpose), bytes.subarray(0, NONCE_BYTES));
      cipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      try {
        return cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, "utf8") + cipher.final("utf8");
      } catch {
        return null;
      }
    },
    mark: (purpose, text) => createHmac("sha256", keyFor(purpose)).update(text).digest(),
  };
}

function readOrMake(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, SECRET_FILE);
  try {
    // Fails when it is there, so that two processes never both make one.
    const file = openSync(path, "wx", 0o600);
    writeSync(file, randomBytes(32).toString("base64url"));
    closeSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(path, "utf8").trim();
}
