import {
  createClient,
  deleteAccount,
  getProfile,
  listAuditLog,
  listEmailSequences,
  logIn,
  requestReset,
  setEmailSequence,
  signUp,
  updatePassword,
  verifyEmail,
  verifyRecovery,
  type AuditNote,
  type Client,
} from "@audit/contract";
import type { Attack } from "./attacks.ts";
import { ADMIN, type Installation } from "./installation.ts";

const PASSWORD = "correct-horse-8";

/** The operator as the documents say: whoever reads the address's mail, by a password set through it. */
async function becomeOperator({ url, mailed }: Installation): Promise<Client> {
  const anonymous = createClient({ base: url, token: () => null });
  // Whether or not an attacker took the address before.
  await anonymous(signUp, { body: { email: ADMIN, password: PASSWORD } }).catch(() => {});
  await anonymous(requestReset, { body: { email: ADMIN } });
  const [link = ""] = /https:\S+reset-password#\S+/.exec(await mailed(ADMIN, "Reset your password")) ?? [];
  const secrets = new URLSearchParams(new URL(link).hash.slice(1));
  const { recovery_token: recovery } = await anonymous(verifyRecovery, {
    body: {
      access_token: secrets.get("access_token") ?? "",
      refresh_token: secrets.get("refresh_token") ?? "",
    },
  });
  await createClient({ base: url, token: () => recovery })(updatePassword, { body: { password: PASSWORD } });
  const { token } = await anonymous(logIn, { body: { email: ADMIN, password: PASSWORD } });
  return createClient({ base: url, token: () => token });
}

/** Entries as they stand but for those of deletions themselves. */
const entriesOf = async (operator: Client): Promise<AuditNote[]> =>
  (await operator(listAuditLog, { query: { limit: 100 } })).data.filter(({ action }) => action !== "delete account");

/**
 * Deletes accounts whose confirmed addresses are parts of the operator's, so that what is forgotten of them takes his
 * entries along; and looks for a way to write in the log or to read it.
 */
const emptyTheLog: Attack = async ({ installed }) => {
  const operator = await becomeOperator(installed);
  if (!(await operator(getProfile, {})).profile.is_admin) return "the operator is no administrator after his own reset";
  const [sequence] = (await operator(listEmailSequences, {})).sequences;
  if (!sequence) return "there is nothing to change";
  for (const is_active of [!sequence.is_active, sequence.is_active]) {
    await operator(setEmailSequence, { params: { id: sequence.id }, body: { is_active } });
  }
  const before = await entriesOf(operator);
  if (!before.some(({ actor }) => actor === ADMIN)) return "what the operator changed is not in the log";

  for (const email of [ADMIN.slice(3), ADMIN.slice(7), `x${ADMIN}`]) {
    const attacker = await installed.attacker(email);
    const [, token = ""] = /#token=([\w-]+)/.exec(await installed.mailed(email, "Confirm your email address")) ?? [];
    await attacker.call(verifyEmail, { body: { token } });
    const read = await attacker.call(listAuditLog, { query: {} }).then(
      () => true,
      () => false,
    );
    if (read) return "an account without rights reads the log";
    await attacker.call(deleteAccount, { body: { current_password: attacker.password } });
  }
  const kept = new Map((await entriesOf(operator)).map((entry) => [entry.id, JSON.stringify(entry)]));
  const changed = before.filter((entry) => kept.get(entry.id) !== JSON.stringify(entry));
  return changed.length === 0 ? null : `${changed.length} of ${before.length} entries were changed or emptied`;
};

export const attacksOnLog: Readonly<Record<string, Attack>> = { "entries of the log of changes": emptyTheLog };
