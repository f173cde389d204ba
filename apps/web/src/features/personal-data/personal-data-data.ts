import { CallFailed, deleteAccount, exportAccount } from "@audit/contract";
import { call } from "../../api/client.ts";
import { readToken } from "../../api/token.ts";
import { download } from "../../components/download.ts";
import { endSession } from "../../session/start-session.ts";

/** Saves the account's export as a file. It is not read on the way, since it may be long. @throws CallFailed */
export async function saveExport(): Promise<void> {
  const answer = await fetch(exportAccount.path, { headers: { authorization: `Bearer ${readToken() ?? ""}` } });
  if (!answer.ok) throw new CallFailed(answer.status, await answer.json().catch(() => null));
  const day = new Date().toISOString().slice(0, 10);
  download(`account-${day}.json`, "application/json", await answer.blob());
}

/** Deletes the account; its session is over then, here and everywhere. @throws CallFailed with the sentence to show */
export async function leaveForGood(password: string): Promise<string> {
  const { message } = await call(deleteAccount, { body: { current_password: password } });
  endSession(true);
  return message;
}
