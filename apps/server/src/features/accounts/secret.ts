import { createHash, randomBytes } from "node:crypto";

/** 256 random bits, 43 URL-safe characters. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** What is stored of a secret. A fast hash is enough: there is nothing to guess in 256 random bits. */
export const hashSecret = (secret: string): Buffer => createHash("sha256").update(secret).digest();
