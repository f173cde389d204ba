import { addPasskey, askForPasskey, beginPasskey, type SecondProof } from "@audit/contract";
import { call } from "../api/client.ts";

/** Loaded with the first passkey. */
const webAuthn = () => import("@simplewebauthn/browser");

/** Passkeys exist on secure origins only. */
export const canUsePasskeys = (): boolean => typeof PublicKeyCredential === "function";

/** Has the browser make a passkey, and keeps it. @returns recovery codes, when it is the first factor */
export async function makePasskey(name: string): Promise<readonly string[]> {
  const { startRegistration } = await webAuthn();
  const options = (await call(beginPasskey, {})).data;
  const passkey = await startRegistration({ optionsJSON: options as never });
  return (await call(addPasskey, { body: { name, passkey: { ...passkey } } })).data.recovery_codes;
}

/** Has the browser show a passkey of an account whose password is known. */
export async function showPasskey(email: string, password: string): Promise<SecondProof> {
  const { startAuthentication } = await webAuthn();
  const options = (await call(askForPasskey, { body: { email, password } })).data;
  const passkey = await startAuthentication({ optionsJSON: options as never });
  return { passkey: { ...passkey } };
}

/** What browsers say when somebody changes their mind, or waits too long. */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError");
