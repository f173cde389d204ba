export { deleteExpired, readStored } from "./retention.ts";
