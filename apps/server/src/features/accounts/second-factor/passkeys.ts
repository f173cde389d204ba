import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Db, UserRow } from "../../../platform/database/index.ts";
import type { Caller } from "../../../platform/http/index.ts";
import { insertPasskey, keepChallenge, listPasskeys, notePasskeyUse, takeChallenge } from "./passkey-store.ts";

/** Loaded with the first passkey: it takes a while, and warns of parts of Node it may use. */
const webAuthn = () => import("@simplewebauthn/server");

/** Where a browser says it is, and what its passkeys are bound to. */
function placeOf({ host, isSecure }: Caller): { origin: string; host: string } {
  const { origin, hostname } = new URL(`${isSecure ? "https" : "http"}://${host}`);
  return { origin, host: hostname };
}

interface Person {
  readonly user: Pick<UserRow, "id" | "email">;
  readonly caller: Caller;
}

/** What the browser is to make a passkey with. */
export async function beginPasskey(db: Db, { user, caller }: Person, brand: string) {
  const { host } = placeOf(caller);
  const known = await listPasskeys(db, user.id);
  const options = await (
    await webAuthn()
  ).generateRegistrationOptions({
    rpName: brand,
    rpID: host,
    userName: user.email,
    userID: new TextEncoder().encode(user.id),
    attestationType: "none",
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "discouraged", userVerification: "preferred" },
  });
  await keepChallenge(db, user.id, "add", options.challenge);
  return options;
}

/** Keeps a passkey that was made as begun. @returns false when it was not, or is known already */
export async function keepPasskey(
  db: Db,
  { user, caller }: Person,
  { name, passkey }: { readonly name: string; readonly passkey: object },
): Promise<boolean> {
  const { origin, host } = placeOf(caller);
  const challenge = await takeChallenge(db, user.id, "add");
  if (challenge === null) return false;
  const verified = await (
    await webAuthn()
  )
    .verifyRegistrationResponse({
      response: passkey as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: false,
    })
    .catch(() => null);
  if (!verified?.verified) return false;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return insertPasskey(db, user.id, { id, name, host, public_key: publicKey, counter });
}

/** What the browser is to show a passkey with; null when the account has none for this host. */
export async function askForPasskey(db: Db, { user, caller }: Person) {
  const { host } = placeOf(caller);
  const here = (await listPasskeys(db, user.id)).filter((passkey) => passkey.host === host);
  if (here.length === 0) return null;
  const options = await (
    await webAuthn()
  ).generateAuthenticationOptions({
    rpID: host,
    allowCredentials: here.map(({ id }) => ({ id })),
    userVerification: "preferred",
  });
  await keepChallenge(db, user.id, "show", options.challenge);
  return options;
}

/** Whether a passkey of the account was shown, as asked. */
export async function takePasskey(db: Db, { user, caller }: Person, shown: object): Promise<boolean> {
  const { origin, host } = placeOf(caller);
  const challenge = await takeChallenge(db, user.id, "show");
  const response = shown as AuthenticationResponseJSON;
  const stored = (await listPasskeys(db, user.id)).find((passkey) => passkey.id === response.id);
  if (challenge === null || stored === undefined) return false;
  const verified = await (
    await webAuthn()
  )
    .verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      credential: { id: stored.id, publicKey: Uint8Array.from(stored.public_key), counter: stored.counter },
      requireUserVerification: false,
    })
    .catch(() => null);
  if (!verified?.verified) return false;
  await notePasskeyUse(db, stored.id, verified.authenticationInfo.newCounter);
  return true;
}
