import { randomUUID } from "node:crypto";
import {
  type CallFailed,
  calls,
  EmailSequence,
  EmailTemplate,
  type EmailTemplateInput,
  limits,
  rareTexts,
} from "@audit/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createTestServer,
  describeOnEachStore,
  waitFor,
  type TestAccount,
  type TestServer,
} from "../../testing/index.ts";
import { startMailServer, type MailServer } from "@audit/testkit";

describeOnEachStore("the calls of e-mail sequences", (open) => {
  let server: TestServer;
  let mail: MailServer;
  let admin: TestAccount;
  let sequenceId: string;
  beforeAll(async () => {
    mail = await startMailServer();
    const env = { SMTP_URL: mail.url, MAIL_FROM: "hello@audit.example", BRAND_ORIGIN: "https://audit.example" };
    server = await createTestServer({ store: await open(), env });
    admin = await server.mint("admin");
    const { sequences } = await admin.call(calls.listEmailSequences, {});
    sequenceId = sequences.find(({ name }) => name === "Welcome")!.id;
  });
  afterAll(async () => {
    await server.stop();
    await mail.close();
  });

  const input: EmailTemplateInput = {
    name: "News",
    subject: "News for {{user_name}}",
    content: "Hello {{user_name}}",
    step_number: 50,
    delay_days: 1,
    is_active: true,
  };
  let step = 50;
  const create = async (body: Partial<EmailTemplateInput> = {}): Promise<EmailTemplate> => {
    step += 1;
    const sent = { params: { id: sequenceId }, body: { ...input, step_number: step, ...body } };
    return (await admin.call(calls.createEmailTemplate, sent)).template;
  };
  const refusal = (asked: Promise<unknown>) =>
    asked.then(
      () => null,
      ({ status, message }: CallFailed) => ({ status, message }),
    );

  test("a new installation has a Welcome sequence that is on and another that is off [D2-7.28] [D2-3.45]", async () => {
    const { sequences, mail: route } = await admin.call(calls.listEmailSequences, {});
    expect(sequences.map(({ name, is_active }) => [name, is_active])).toEqual([
      ["Welcome", true],
      ["Preview follow-up", false],
    ]);
    const fields = ["id", "name", "description", "is_active", "created_at", "templates"];
    for (const sequence of sequences)
      expect(Object.keys(EmailSequence.parse(sequence))).toEqual(expect.arrayContaining(fields));
    expect(sequences[0]!.templates).toHaveLength(4);
    expect(sequences[0]!.counts).toMatchObject({ sent: 0, failed: 0, unsubscribed: 0 });
    expect(route).toBe("smtp");
  });

  test("a sequence is read with its templates in order of their steps [D2-7.29] [D2-3.46]", async () => {
    for (const step_number of [33, 31, 32]) await create({ step_number });
    const { sequence } = await admin.call(calls.getEmailSequence, { params: { id: sequenceId } });
    const steps = sequence.templates.map(({ step_number }) => step_number);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(steps).toEqual(expect.arrayContaining([31, 32, 33]));
    const fields = ["name", "subject", "content", "step_number", "delay_days", "is_active"];
    for (const one of sequence.templates)
      expect(Object.keys(EmailTemplate.parse(one))).toEqual(expect.arrayContaining(fields));
    const missing = await refusal(admin.call(calls.getEmailSequence, { params: { id: randomUUID() } }));
    expect(missing).toMatchObject({ status: 404 });
  });

  test("a template is created, read, changed and deleted, and each act is in the log [D2-7.30] [D2-7.31]", async () => {
    const made = await create({ name: `News ${randomUUID()}` });
    const params = { id: made.id };
    expect(made).toMatchObject({ sequence_id: sequenceId, subject: input.subject, version: 1, is_active: true });
    expect((await admin.call(calls.getEmailTemplate, { params })).template).toEqual(made);
    const body = { ...input, name: made.name, step_number: made.step_number, subject: "Other news", version: 1 };
    const { template } = await admin.call(calls.updateEmailTemplate, { params, body });
    expect(template).toMatchObject({ subject: "Other news", version: 2 });
    await admin.call(calls.deleteEmailTemplate, { params });
    for (const call of [calls.getEmailTemplate, calls.deleteEmailTemplate]) {
      expect(await refusal(admin.call(call, { params }))).toMatchObject({ status: 404 });
    }
    const log = await server.store.db
      .selectFrom("audit_entries")
      .select(["actor", "action", "details"])
      .where("subject", "=", made.id)
      .orderBy("at")
      .execute();
    expect(log.map(({ actor, action }) => [actor, action])).toEqual([
      [admin.email, "create email template"],
      [admin.email, "change email template"],
      [admin.email, "delete email template"],
    ]);
    expect(log[1]!.details).toMatchObject({ before: { subject: input.subject }, after: { subject: "Other news" } });
  });

  test.each([
    ["no name [D2-5.19]", { name: " " }, rareTexts.templateNameMissing],
    ["no subject [D2-5.19]", { subject: "" }, rareTexts.templateSubjectMissing],
    ["no content [D2-5.19]", { content: " \n " }, rareTexts.templateContentMissing],
    ["step 0 [D2-5.20]", { step_number: 0 }, rareTexts.templateStepInvalid],
    ["step -1 [D2-5.20]", { step_number: -1 }, rareTexts.templateStepInvalid],
    ["step 1.5 [D2-5.20]", { step_number: 1.5 }, rareTexts.templateStepInvalid],
    ["delay -1 [D2-5.21]", { delay_days: -1 }, rareTexts.templateDelayInvalid],
    ["half a day [D2-5.21]", { delay_days: 0.5 }, rareTexts.templateDelayInvalid],
    ["a header in the subject", { subject: "a\r\nBcc: b@c.example" }, rareTexts.templateOneLine],
    ["a megabyte", { content: "x".repeat(1_000_000) }, rareTexts.templateTooLong(limits.templateContentMax)],
    ["an unknown variable", { content: "{{user_nam}}" }, "Unknown variable: {{user_nam}}"],
    ["a variable in the subject", { subject: "{{secret}}" }, "Unknown variable: {{secret}}"],
  ])("refuses %s", async (_what, wrong, sentence) => {
    expect(await refusal(create(wrong))).toMatchObject({ status: 400, message: sentence });
  });

  test("takes no delay as a delay of nothing, and is active unless told otherwise [D2-5.21] [D2-5.22]", async () => {
    const { is_active: _, ...body } = { ...input, step_number: 77, delay_days: 0 };
    const { template } = await admin.call(calls.createEmailTemplate, { params: { id: sequenceId }, body });
    expect(template).toMatchObject({ delay_days: 0, is_active: true });
  });

  test("a step stands once in a sequence; what somebody else has saved meanwhile is not overwritten", async () => {
    const [one, two] = [await create(), await create()];
    expect(await refusal(create({ step_number: one.step_number }))).toMatchObject({
      status: 409,
      message: rareTexts.templateStepTaken,
    });
    const save = (body: Partial<EmailTemplateInput> & { version?: number }) =>
      refusal(
        admin.call(calls.updateEmailTemplate, {
          params: { id: two.id },
          body: { ...input, step_number: two.step_number, ...body },
        }),
      );
    expect(await save({ step_number: one.step_number })).toMatchObject({
      status: 409,
      message: rareTexts.templateStepTaken,
    });
    expect(await save({ version: 1, subject: "First" })).toBeNull();
    expect(await save({ version: 1, subject: "Stale" })).toMatchObject({
      status: 409,
      message: rareTexts.templateStale,
    });
    const { template } = await admin.call(calls.getEmailTemplate, { params: { id: two.id } });
    expect(template.subject).toBe("First");
    const race = await Promise.all([save({ version: 2, subject: "A" }), save({ version: 2, subject: "B" })]);
    expect(race.filter((error) => error === null)).toHaveLength(1);
  });

  test("a preview shows sample values, tells faults and is a page that can do nothing", async () => {
    const body = { subject: "Hi {{user_name}}", content: "**Hello** {{user_name}} at {{company_name}} {{oops}}" };
    const preview = await admin.call(calls.previewEmail, { body });
    expect(preview).toMatchObject({ subject: "Hi Anna Berg", faults: ["Unknown variable: {{oops}}"] });
    expect(preview.text).toContain("Hello Anna Berg at");
    const page = await fetch(server.url + preview.page);
    expect(await page.text()).toContain("<strong>Hello</strong> Anna Berg");
    expect(page.headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; .*frame-ancestors 'self'; sandbox/,
    );
    expect(page.headers.get("x-frame-options")).toBe("SAMEORIGIN");
    const dark = await (await fetch(`${server.url}${preview.page}?scheme=dark`)).text();
    expect(dark).toContain("@media all");
    expect((await fetch(`${server.url}${preview.page.slice(0, -1)}`)).status).toBe(404);
  });

  test("a test mail goes to who asks for it, with sample values, and to nobody else", async () => {
    const before = mail.mails.length;
    const body = { subject: "News for {{user_name}}", content: "Yours, {{company_name}}" };
    expect(await admin.call(calls.sendTestEmail, { body })).toMatchObject({ sent_to: admin.email });
    await waitFor("the test mail", async () => mail.mails.some(({ message }) => message.subject?.startsWith("Test: ")));
    const tests = mail.mails.slice(before).filter(({ message }) => message.subject?.startsWith("Test: "));
    expect(tests.map(({ to }) => to)).toEqual([[admin.email]]);
    expect(tests[0]!.message).toMatchObject({ subject: "Test: News for Anna Berg" });
    expect(tests[0]!.message.headers.map(({ key }) => key)).not.toContain("list-unsubscribe");
    const wrong = { subject: "x", content: "{{oops}}" };
    expect(await refusal(admin.call(calls.sendTestEmail, { body: wrong }))).toMatchObject({ status: 400 });
  });

  test("signing up enrols in what is on, and nothing is sent before the address is confirmed", async () => {
    const account = await server.mint();
    const { db } = server.store;
    const enrolments = await db
      .selectFrom("email_enrolments")
      .innerJoin("email_sequences", "email_sequences.id", "email_enrolments.sequence_id")
      .select(["name", "origin", "brand"])
      .where("user_id", "=", account.userId)
      .execute();
    expect(enrolments).toEqual([{ name: "Welcome", origin: "https://audit.example", brand: "default" }]);
    const got = () => mail.mails.filter(({ to }) => to[0] === account.email).map(({ message }) => message.subject);
    await waitFor("the confirmation mail", async () => got().length === 1);
    expect(got()).toEqual(["Confirm your email address"]);
    await db.updateTable("users").set({ email_verified_at: new Date() }).where("id", "=", account.userId).execute();
    await waitFor("the first mail", async () => got().length === 2);
    expect(got()[1]).toBe("Your first audit in three steps");
    const { sequence } = await admin.call(calls.getEmailSequence, { params: { id: sequenceId } });
    expect(sequence.templates[0]!.counts.sent).toBe(1);
  });

  test("a sequence is switched off and on again", async () => {
    const set = (is_active: boolean) =>
      admin.call(calls.setEmailSequence, { params: { id: sequenceId }, body: { is_active } });
    expect((await set(false)).sequence.is_active).toBe(false);
    const account = await server.mint();
    const rows = await server.store.db
      .selectFrom("email_enrolments")
      .select("id")
      .where("user_id", "=", account.userId)
      .execute();
    expect(rows).toEqual([]);
    expect((await set(true)).sequence.is_active).toBe(true);
  });
});
