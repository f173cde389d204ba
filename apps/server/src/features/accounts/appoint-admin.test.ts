import { getProfile, requestReset, signUp, updatePassword, verifyEmail, verifyRecovery } from "@audit/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeOnEachStore } from "../../testing/index.ts";
import { unappointedAdmin } from "./appoint-admin.ts";
import { bearing, openMailedServer, type MailedServer } from "./testing/mailed-server.ts";

describeOnEachStore("the configured administrator", (open) => {
  const boss = "boss@shop.example";
  let mailed: MailedServer;
  beforeAll(async () => {
    mailed = await openMailedServer(await open(), { ADMIN_EMAIL: boss });
  });
  afterAll(() => mailed.stop());

  const post: MailedServer["post"] = (...request) => mailed.post(...request);
  const profileOf = async (token: unknown): Promise<unknown> => {
    const answer = await fetch(mailed.server.url + getProfile.path, { headers: bearing(token) });
    return ((await answer.json()) as { profile?: { is_admin: boolean } }).profile?.is_admin ?? answer.status;
  };
  const signsUp = async (): Promise<unknown> =>
    (await post(signUp.path, { email: boss, password: "correct-horse-7" })).body["token"];
  const confirms = async (headers: Record<string, string> = {}, nth = 1): Promise<void> => {
    const { message } = await mailed.mailTo(boss, "Confirm your email address", nth);
    const token = /#token=([\w-]+)/.exec(message.text!)![1];
    expect((await post(verifyEmail.path, { token }, headers)).status).toBe(200);
  };
  const atStart = (): Promise<string | null> => unappointedAdmin(mailed.server.store.db, boss);
  const entries = () =>
    mailed.server.store.db.selectFrom("audit_entries").select(["actor", "action"]).orderBy("at").execute();

  test("is not whoever signs up with the address first, even if its owner opens the mailed link", async () => {
    const stranger = await signsUp();
    expect(await profileOf(stranger)).toBe(false);
    expect(await atStart()).toContain("no administrator yet");
    await confirms();
    expect(await atStart()).toContain("no administrator yet");
    expect(await profileOf(stranger)).toBe(false);
    expect(await entries()).toEqual([]);
    await post(requestReset.path, { email: boss });
    const { message } = await mailed.mailTo(boss, "Reset your password");
    const link = Object.fromEntries(new URLSearchParams(/#(\S+)/.exec(message.text!)![1]));
    const { body } = await post(verifyRecovery.path, link);
    await post(updatePassword.path, { password: "the-owners-own-9" }, bearing(body["recovery_token"]));
    expect(await profileOf(stranger)).toBe(401);
    const { body: own } = await post("/api/v1/auth/login", { email: boss, password: "the-owners-own-9" });
    expect(await profileOf(own["token"])).toBe(true);
    expect([await atStart(), await entries()]).toEqual([null, [{ actor: "ADMIN_EMAIL", action: "grant admin" }]]);
  });

  test("is who opens the mailed link while signed in, and each appointment is noted", async () => {
    await mailed.server.store.db.deleteFrom("users").where("email", "=", boss).execute();
    const token = await signsUp();
    await confirms(bearing(token), 2);
    expect(await profileOf(token)).toBe(true);
    expect(await entries()).toHaveLength(2);
  });
});
