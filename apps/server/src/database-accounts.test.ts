import pg from "pg";
import { expect, test } from "vitest";
import { openPostgres } from "./platform/database/postgres.ts";
import { createLog } from "./platform/log.ts";
import { isPostgresPossible, openTestPostgres } from "./testing/postgres.ts";

test.skipIf(!isPostgresPossible())(
  "web and worker sign in at the database with accounts of their own, and work on the same tables",
  { timeout: 120_000 },
  async () => {
    const database = await openTestPostgres();
    if (typeof database === "string") throw new Error(database);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<{ name: string }>("select current_database() as name");
    const tag = rows[0]!.name.replaceAll(/\W/g, "");
    // As docs/security.md says it.
    await client.query(`create role audit_${tag} nologin; grant create on schema public to audit_${tag};
      do $$ begin execute format('grant create on database %I to audit_${tag}', current_database()); end $$;
      create role web_${tag} login in role audit_${tag}; alter role web_${tag} set role audit_${tag};
      create role worker_${tag} login in role audit_${tag}; alter role worker_${tag} set role audit_${tag};`);
    const as = (role: string) => {
      const url = new URL(database.url);
      url.username = `${role}_${tag}`;
      return openPostgres(url.href, createLog("silent"));
    };
    const web = await as("web");
    const worker = await as("worker");
    try {
      const row = { email: "owner@shop.example", name: "Owner", password_hash: "none" };
      const { id } = await web.db.insertInto("users").values(row).returning("id").executeTakeFirstOrThrow();
      expect(await worker.db.selectFrom("users").select("id").execute()).toEqual([{ id }]);
      const { rows: sessions } = await client.query<{ usename: string }>(
        "select distinct usename from pg_stat_activity where datname = current_database() and application_name = 'seo-audit' order by 1",
      );
      expect(sessions.map(({ usename }) => usename)).toEqual([`web_${tag}`, `worker_${tag}`]);
    } finally {
      await web.close();
      await worker.close();
      await client.query(`drop owned by audit_${tag} cascade; drop role web_${tag}, worker_${tag}, audit_${tag}`);
      await client.end();
      await database.close();
    }
  },
);
