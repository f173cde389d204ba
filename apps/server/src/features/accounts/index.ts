export { unappointedAdmin } from "./appoint-admin.ts";
export { deleteOldAttempts, forgetFailures } from "./attempts-store.ts";
export { accountMails } from "./mails.ts";
export { createPasswords } from "./password.ts";
export { accountKey, requireVerified } from "./policy.ts";
export { presentProfile, presentSession } from "./present.ts";
export { deleteDeadRecoveries } from "./recovery-store.ts";
export { makeRecoveryLink } from "./recovery-link.ts";
export { requirePassword } from "./require-password.ts";
export { mountAccounts } from "./routes.ts";
export { seedAccounts } from "./seed.ts";
export { deleteSecondFactors } from "./second-factor/factor-store.ts";
export { presentFactors } from "./second-factor/present-factors.ts";
export { resealTotps } from "./second-factor/reseal-store.ts";
export { isSessionAlive, readSession } from "./session.ts";
export {
  deleteAllSessions,
  deleteDeadSessions,
  deleteOtherSessions,
  findSessionFactor,
  listSessions,
} from "./session-store.ts";
export { readBearer } from "./tokens/read-token.ts";
export { presentToken } from "./tokens/present-token.ts";
export { hashSecret, newSecret } from "./secret.ts";
export { deleteAllTokens, deleteOldTokens, deleteTokensOf, insertToken, listOwnTokens } from "./tokens/token-store.ts";
export { findUserByEmail, getUser, listAdmins, setAdmin, setPassword } from "./store.ts";
