import { updatePassword } from "@audit/contract";
import { call } from "../api/client.ts";
import { storeToken } from "../api/token.ts";
import { emitSessionEvent } from "./session-events.ts";

/**
 * Sets a new password by the present one. All other sessions end; this one goes on under a new token.
 * @returns how many sessions ended
 * @throws CallFailed with the sentence to show
 */
export async function changePassword(current: string, password: string): Promise<number> {
  const { data } = await call(updatePassword, { body: { password, current_password: current } });
  if (data.token !== null) {
    storeToken(data.token);
    emitSessionEvent("token refreshed");
  }
  return data.ended_sessions;
}
