import type { Site } from "@audit/contract";
import { PROOF_LABEL, PROOF_PATH, proofLine, proofMarkup } from "@audit/engine/process";
import type { SiteRow } from "../../platform/database/index.ts";
import { isInDns } from "./ownable-domain.ts";

const moment = (at: Date | null): string | null => at?.toISOString() ?? null;

export const presentSite = (row: SiteRow): Site => ({
  id: row.id,
  domain: row.domain,
  state: row.state,
  proved_by: row.proved_by,
  verified_at: moment(row.verified_at),
  confirmed_at: moment(row.confirmed_at),
  checked_at: moment(row.checked_at),
  looks: row.looks,
  instructions: instructionsOf(row),
});

const instructionsOf = ({ domain, token }: SiteRow): Site["instructions"] => ({
  dns: isInDns(domain) ? { name: `${PROOF_LABEL}.${domain}`, value: proofLine(token) } : null,
  file: { url: `https://${domain}${PROOF_PATH}`, content: proofLine(token) },
  meta: { url: `https://${domain}/`, markup: proofMarkup(token) },
});
