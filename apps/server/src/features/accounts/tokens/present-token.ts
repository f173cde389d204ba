import type { ApiToken } from "@audit/contract";
import type { ApiTokenRow } from "../../../platform/database/index.ts";

export const presentToken = ({ id, name, scopes, hint, ...row }: ApiTokenRow): ApiToken => ({
  id,
  name,
  scopes,
  hint,
  program: row.client === null ? null : hint,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
  is_expired: row.expires_at.getTime() <= Date.now(),
});
