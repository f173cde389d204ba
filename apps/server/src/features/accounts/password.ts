import { hash, verify } from "@node-rs/argon2";
import { newSecret } from "./secret.ts";

/** Argon2id (the library's default variant), 64 MiB, three passes: OWASP Password Storage with a margin. */
const COST = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };

// One text typed on two keyboards may differ in code points; NFKC makes them one (NIST 800-63B).
const normalised = (password: string): string => password.normalize("NFKC");

export const hashPassword = (password: string): Promise<string> => hash(normalised(password), COST);

let dummy: Promise<string> | undefined;

/** Takes the same time whether or not there is an account, so that time tells nothing. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  dummy ??= hashPassword(newSecret());
  const matches = await verify(stored ?? (await dummy), normalised(password));
  return matches && stored !== null;
}
