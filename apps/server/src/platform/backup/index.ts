export type { TableSum } from "./format.ts";
export { readHead, restoreBackup } from "./restore-backup.ts";
export { backupBeforeMigrating, backupPathOf, writeBackup } from "./write-backup.ts";
