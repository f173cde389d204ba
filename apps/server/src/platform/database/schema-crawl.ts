import type { ProofWay, SiteLook } from "@audit/contract";
import type { ColumnType, Generated, JSONColumnType } from "kysely";

type OptionalMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** Which job reads a site just now. */
export interface CrawlSeatsTable {
  site: string;
  job_id: string;
  held_until: Date;
}

/** A domain that an account says is its own, and what is known of that. */
export interface SitesTable {
  id: Generated<string>;
  user_id: string;
  domain: string;
  /** Stands on the site for everybody to read, yet proves it for this row only. */
  token: string;
  state: Generated<"waiting" | "verified" | "lost">;
  proved_by: ColumnType<ProofWay | null, ProofWay | null | undefined, ProofWay | null>;
  verified_at: OptionalMoment;
  confirmed_at: OptionalMoment;
  checked_at: OptionalMoment;
  looks: JSONColumnType<SiteLook[], string | undefined, string>;
  created_at: Generated<Date>;
}
