import { createHash, randomBytes } from "node:crypto";

/** 256 random bits, 43 URL-safe characters. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What a link is found by. A fast hash is enough: there is nothing to guess in 256 random bits. */
export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/** Purpose under which tokens are sealed: the owner's list shows links again, a copy of the database must not. */
export const TOKEN_PURPOSE = "share token";
