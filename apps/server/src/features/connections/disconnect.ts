import { GoogleFault } from "../../platform/google/index.ts";
import { tokenPurpose, type Connecting } from "./connections.ts";
import { deleteGrant } from "./grant-store.ts";

/**
 * Forgets an account's access and gives it back at Google.
 * @returns false when Google could not be told; what is forgotten here is forgotten either way
 */
export async function disconnect({ db, secret, access }: Connecting, userId: string): Promise<boolean> {
  const grant = await deleteGrant(db, userId);
  if (!grant?.sealed_token) return true;
  const token = secret.open(tokenPurpose(userId), grant.sealed_token);
  if (token === null || access === null) return false;
  try {
    await access.revoke(token);
    return true;
  } catch (error) {
    if (error instanceof GoogleFault) return false;
    throw error;
  }
}
