import { connectSearchConsole, finishSearchConsole, type Connections } from "@audit/contract";
import { CRUX_KEY, googleClient, type FakeGoogle } from "@audit/testkit";
import type { TestAccount } from "../../../testing/index.ts";

/** The environment of an installation that is registered with the stand-in. */
export const googleEnv = ({ url }: FakeGoogle): Record<string, string> => ({
  GOOGLE_SERVER: url,
  GOOGLE_CLIENT_ID: googleClient.id,
  GOOGLE_CLIENT_SECRET: googleClient.secret,
  CRUX_API_KEY: CRUX_KEY,
});

export interface Returned {
  readonly code: string;
  readonly state: string;
}

/** Begins to connect and agrees on Google's page. @returns what stands in the address that leads back */
export async function agreeAtGoogle({ call }: TestAccount): Promise<Returned> {
  const { url } = (await call(connectSearchConsole, {})).data;
  const page = await (await fetch(url)).text();
  const back = /href="([^"]+)">Continue/.exec(page)?.[1] ?? "";
  const { searchParams } = new URL(back.replaceAll("&amp;", "&"));
  return { code: searchParams.get("code")!, state: searchParams.get("state")! };
}

/** Connects an account's Search Console from begin to end. */
export async function connectConsole(account: TestAccount): Promise<Connections> {
  return (await account.call(finishSearchConsole, { body: await agreeAtGoogle(account) })).data;
}
