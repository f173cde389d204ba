import type { AccountSession, Profile, User } from "@audit/contract";
import type { UserRow } from "../../platform/database/index.ts";
import type { SessionRow } from "./session-store.ts";

export const presentProfile = ({ id, credits, funds, is_admin, plan, name, ...user }: UserRow): Profile => ({
  id,
  credits,
  funds,
  is_admin,
  plan,
  name,
  email_verified: user.email_verified_at !== null,
});

export const presentUser = ({ id, email, credits }: UserRow): User => ({ id, email, credits });

/** @param asking the session that asks */
export const presentSession = (
  { id, browser, created_at, last_seen_at }: SessionRow,
  asking: string,
): AccountSession => ({
  id,
  browser,
  created_at: created_at.toISOString(),
  last_seen_at: last_seen_at.toISOString(),
  current: id === asking,
});
