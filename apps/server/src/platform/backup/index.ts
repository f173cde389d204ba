export type { TableSum } from "./format.ts";
export { readHead, restoreBackup } from "./restore-backup.ts";
export { writeBackup } from "./write-backup.ts";
