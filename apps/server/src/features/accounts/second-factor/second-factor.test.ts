import * as calls from "@audit/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeOnEachStore, type TestAccount, type TestServer } from "../../../testing/index.ts";
import { authenticatorCode } from "../../../testing/authenticator.ts";
import { openMailedServer, type MailedServer } from "../testing/mailed-server.ts";
import { deleteSecondFactors } from "./factor-store.ts";

describeOnEachStore("the second factor", (open) => {
  let mailed: MailedServer;
  let server: TestServer;
  beforeAll(async () => {
    mailed = await openMailedServer(await open(), { REQUIRE_ADMIN_SECOND_FACTOR: "true" });
    ({ server } = mailed);
  });
  afterAll(() => mailed.stop());

  const enrol = async ({ call }: TestAccount): Promise<{ secret: string; codes: string[] }> => {
    const { secret } = (await call(calls.beginTotp, {})).data;
    // The one before, so that the present one is still unused.
    const { recovery_codes: codes } = (
      await call(calls.addTotp, { body: { code: await authenticatorCode(secret, "before") } })
    ).data;
    return { secret, codes };
  };
  const logIn = ({ email, password }: TestAccount, second?: calls.SecondProof) =>
    server.anonymous(calls.logIn, { body: { email, password, ...(second ? { second } : {}) } });
  const age = ({ userId }: TestAccount) =>
    server.store.db
      .updateTable("sessions")
      .set({ confirmed_at: sql`now() - interval '31 minutes'` })
      .where("user_id", "=", userId)
      .execute();

  test("a code of an authenticator is asked for beside the password, and each counts once", async () => {
    const owner = await server.mint();
    const { secret } = await enrol(owner);
    expect((await owner.call(calls.getSecondFactors, {})).data).toMatchObject({ totp: true, recovery_codes_left: 10 });
    await expect(logIn(owner)).rejects.toMatchObject({ status: 403, code: "SECOND_FACTOR_NEEDED" });
    await expect(logIn(owner, { code: "000000" })).rejects.toMatchObject({ code: "WRONG_CREDENTIALS" });
    const code = await authenticatorCode(secret);
    expect((await logIn(owner, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).email).toBe(owner.email);
    await expect(logIn(owner, { code })).rejects.toMatchObject({ code: "WRONG_CREDENTIALS" });
    await mailed.mailTo(owner.email, "The second factor of your account was changed");
  });

  test("it does not tell whether a wrong password was right", async () => {
    const owner = await server.mint();
    await enrol(owner);
    await expect(logIn({ ...owner, password: "wrong-1" })).rejects.toMatchObject({ code: "WRONG_CREDENTIALS" });
  });

  test("guesses at codes are slowed down, also in parallel", async () => {
    const owner = await server.mint();
    await enrol(owner);
    const guesses = Array.from({ length: 60 }, (_, at) => logIn(owner, { code: String(100_000 + at) }));
    const refused = (await Promise.allSettled(guesses)).map((one) =>
      one.status === "rejected" ? one.reason.code : "",
    );
    expect(refused.filter((code) => code === "WRONG_CREDENTIALS").length).toBeLessThanOrEqual(20);
    expect(refused).toContain("RATE_LIMITED");
  });

  test("a recovery code stands in once, in any spelling; only hashes of them are kept", async () => {
    const owner = await server.mint();
    const { codes } = await enrol(owner);
    expect(new Set(codes).size).toBe(10);
    await logIn(owner, { code: ` ${codes[0]!.toUpperCase().replaceAll("-", " ")} ` });
    await expect(logIn(owner, { code: codes[0]! })).rejects.toMatchObject({ code: "WRONG_CREDENTIALS" });
    const { rows } = await sql<{ text: string }>`select encode(code_hash, 'escape') as text from recovery_codes
      where user_id = ${owner.userId}`.execute(server.store.db);
    expect(rows).toHaveLength(9);
    const anew = (await owner.call(calls.renewRecoveryCodes, {})).data.recovery_codes;
    await expect(logIn(owner, { code: codes[1]! })).rejects.toMatchObject({ code: "WRONG_CREDENTIALS" });
    await logIn(owner, { code: anew[1]! });
  });

  test("a password reset does not go round it", async () => {
    const owner = await server.mint();
    await enrol(owner);
    await server.anonymous(calls.requestReset, { body: { email: owner.email } });
    const { message } = await mailed.mailTo(owner.email, "Reset your password");
    const [, access = "", refresh = ""] = /access_token=([\w-]+)&refresh_token=([\w-]+)/.exec(message.text ?? "") ?? [];
    const { recovery_token: bearer } = await server.anonymous(calls.verifyRecovery, {
      body: { access_token: access, refresh_token: refresh },
    });
    const password = "another-secret-7";
    const headers = { authorization: `Bearer ${bearer}` };
    expect((await mailed.post(calls.updatePassword.path, { password }, headers)).status).toBe(200);
    await expect(logIn({ ...owner, password })).rejects.toMatchObject({ code: "SECOND_FACTOR_NEEDED" });
  });

  test("what changes it, and the end of the account, want a session that showed lately who it is", async () => {
    const owner = await server.mint();
    const { secret } = await enrol(owner);
    await age(owner);
    const body = { current_password: owner.password };
    for (const act of [
      () => owner.call(calls.removeTotp, {}),
      () => owner.call(calls.beginPasskey, {}),
      () => owner.call(calls.renewRecoveryCodes, {}),
      () => owner.call(calls.deleteAccount, { body }),
    ]) {
      await expect(act()).rejects.toMatchObject({ status: 403, code: "CONFIRMATION_OF_IDENTITY" });
    }
    await expect(owner.call(calls.confirmIdentity, { body })).rejects.toMatchObject({ code: "SECOND_FACTOR_NEEDED" });
    await owner.call(calls.confirmIdentity, { body: { ...body, second: { code: await authenticatorCode(secret) } } });
    await owner.call(calls.removeTotp, {});
    expect((await owner.call(calls.getSecondFactors, {})).data).toMatchObject({ totp: false, recovery_codes_left: 0 });
    await logIn(owner);
  });

  test("an administrator without one can read and change nothing of others, and changes want a fresh proof", async () => {
    const admin = await server.mint("admin");
    await expect(admin.call(calls.getMonitoring, {})).rejects.toMatchObject({ code: "SECOND_FACTOR_NEEDED" });
    await enrol(admin);
    expect((await admin.call(calls.getSecondFactors, {})).data.required).toBe(true);
    await admin.call(calls.getMonitoring, {});
    await age(admin);
    await admin.call(calls.getMonitoring, {});
    await expect(admin.call(calls.removeLogo, {})).rejects.toMatchObject({ code: "CONFIRMATION_OF_IDENTITY" });
  });

  test("an answer that no browser of ours was asked for is no passkey", async () => {
    const owner = await server.mint();
    const passkey = {
      id: "AAAA",
      rawId: "AAAA",
      type: "public-key" as const,
      response: {},
      clientExtensionResults: {},
    };
    const add = () => owner.call(calls.addPasskey, { body: { name: "Mine", passkey } });
    await expect(add()).rejects.toMatchObject({ code: "WRONG_CREDENTIALS" });
    expect((await owner.call(calls.beginPasskey, {})).data.challenge).toMatch(/^[\w-]{20,}$/);
    await expect(add()).rejects.toMatchObject({ code: "WRONG_CREDENTIALS" });
  });

  test("who has lost everything is let in again by the operator", async () => {
    const owner = await server.mint();
    await enrol(owner);
    await server.store.db.transaction().execute((tx) => deleteSecondFactors(tx, owner.userId));
    expect((await logIn(owner)).email).toBe(owner.email);
  });
});
