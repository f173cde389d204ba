import type { ShareLink } from "@audit/contract";
import type { AppSecret } from "../../platform/app-secret.ts";
import type { OwnShare } from "./store.ts";
import { TOKEN_PURPOSE } from "./token.ts";

/** @param origin where people reach the product, without a slash at the end */
export const presentShare = (secret: AppSecret, origin: string, row: OwnShare): ShareLink => ({
  ...presentRecord(row),
  shareUrl: addressOf(origin, row, secret.open(TOKEN_PURPOSE, row.sealed_token)),
});

/** A link without what opens it. */
export const presentRecord = (row: OwnShare): Omit<ShareLink, "shareUrl"> => ({
  id: row.id,
  title: row.title,
  description: row.description,
  shared_content: row.sections,
  share_mode: row.mode,
  is_active: row.is_active,
  expires_at: row.expires_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  view_count: row.view_count,
  job_id: row.job_id,
  jobUrl: row.job_url,
  jobCreatedAt: row.job_created_at.toISOString(),
});

/** With actions the link leads to the dashboard, without them to the documents. */
function addressOf(origin: string, { sections }: OwnShare, token: string | null): string | null {
  if (token === null) return null;
  return `${origin}/${sections.includes("actions") ? "shared" : "share"}/${token}`;
}
