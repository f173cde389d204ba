export { isMalformed, isTemporary } from "./faults.ts";
export { isKnownMigration, migrate } from "./migrate.ts";
export { onlyRow } from "./only-row.ts";
export { openStore } from "./open.ts";
export type * from "./schema.ts";
export type { Db, Store, Tx } from "./store.ts";
export { answers, vacuum } from "./upkeep.ts";
