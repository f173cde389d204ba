import { randomBytes } from "node:crypto";
import type { Db, Tx } from "../../../platform/database/index.ts";
import { hashSecret } from "../secret.ts";
import { countRecoveryCodes, replaceRecoveryCodes, takeRecoveryCode } from "./factor-store.ts";

const COUNT = 10;
/** No letter that is taken for another one. 32 of them: five bits each. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 6;
const GROUP = 4;

/** 24 letters, over 118 bits: too many to guess, so a fast hash is enough. */
function newCode(): string {
  const letters: string[] = [];
  while (letters.length < GROUPS * GROUP) {
    for (const byte of randomBytes(64)) {
      const letter = LETTERS[byte & 31];
      if (letter !== undefined && letters.length < GROUPS * GROUP) letters.push(letter);
    }
  }
  return Array.from({ length: GROUPS }, (_, at) => letters.slice(at * GROUP, (at + 1) * GROUP).join("")).join("-");
}

const hashOf = (code: string): Buffer => hashSecret(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ""));

/** @returns the new codes, which nobody can show again */
export async function makeRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await replaceRecoveryCodes(tx, userId, codes.map(hashOf));
  return codes;
}

/** Codes for an account that has none yet. */
export const firstRecoveryCodes = async (tx: Tx, userId: string): Promise<string[]> =>
  (await countRecoveryCodes(tx, userId)) > 0 ? [] : makeRecoveryCodes(tx, userId);

export const takeCode = (db: Db, userId: string, code: string): Promise<boolean> =>
  takeRecoveryCode(db, userId, hashOf(code));
