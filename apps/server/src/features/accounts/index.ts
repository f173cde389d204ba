export { deleteOldAttempts } from "./attempts-store.ts";
export { mountAccounts } from "./routes.ts";
export { appointAdmin, seedAccounts } from "./seed.ts";
export { isSessionAlive, readSession } from "./session.ts";
export { deleteDeadSessions } from "./store.ts";
