import type { Generated } from "kysely";

/** What all programs on one database agree on: one row. */
interface InstallationTable {
  is_only: Generated<boolean>;
  /** By which a program sees that it has the installation's secret; null until the first start with one. */
  secret_mark: Uint8Array | null;
  /** The last migration after which no program works that does not know it; null: none. */
  schema_floor: string | null;
}

export interface InstallationTables {
  installation: InstallationTable;
}
