export { deleteOldAttempts } from "./attempts-store.ts";
export { accountMails } from "./mails.ts";
export { requireVerified } from "./policy.ts";
export { deleteDeadRecoveries } from "./recovery-store.ts";
export { mountAccounts } from "./routes.ts";
export { appointAdmin, seedAccounts } from "./seed.ts";
export { isSessionAlive, readSession } from "./session.ts";
export { deleteDeadSessions } from "./session-store.ts";
export { findUserByEmail } from "./store.ts";
