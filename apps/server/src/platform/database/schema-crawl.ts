import type { ProofWay, SiteLook } from "@audit/contract";
import type { ColumnType, Generated, JSONColumnType } from "kysely";

type OptionalMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** Who reads a site just now: a job or a check. */
interface CrawlSeatsTable {
  site: string;
  holder: string;
  held_until: Date;
}

/** Requests that a site got on a day, over all accounts. */
interface SiteDaysTable {
  site: string;
  /** UTC; read as text, since a Date would be moved into this machine's zone. */
  day: ColumnType<never, never, never>;
  requests: number;
}

/** Sites that an account had read on a day without having proved them. */
interface AccountSiteDaysTable {
  user_id: string;
  day: ColumnType<never, never, never>;
  site: string;
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

export interface CrawlTables {
  crawl_seats: CrawlSeatsTable;
  sites: SitesTable;
  site_days: SiteDaysTable;
  account_site_days: AccountSiteDaysTable;
}
