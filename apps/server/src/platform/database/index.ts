export { isDuplicate, isTemporary } from "./faults.ts";
export { openStore } from "./open.ts";
export type * from "./schema.ts";
export type { Db, Listener, Store, Tx } from "./store.ts";
