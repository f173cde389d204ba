import { createHash, randomBytes } from "node:crypto";

/** 256 random bits, 43 URL-safe characters. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What is stored of a token. A fast hash is enough: there is nothing to guess in 256 random bits. */
export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();
