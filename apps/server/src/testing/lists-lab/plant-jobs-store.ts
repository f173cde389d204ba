import { sql } from "kysely";
import type { Db } from "../../platform/database/index.ts";
import { vacuum } from "../../platform/database/upkeep.ts";

/** Finished jobs over a year, a tenth of them failed, each account's on ten addresses of its own. */
export async function plantJobs(db: Db, jobs: number, accounts: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Nobody listens: the announcement of each row would take minutes.
    await sql`alter table jobs disable trigger user`.execute(tx);
    await sql`
      insert into users (email, name, password_hash)
        select 'person' || n || '@mail' || n % 50 || '.example', 'Person ' || n, '' from generate_series(1, ${accounts}) n`.execute(
      tx,
    );
    await sql`
      with numbered as (select id, row_number() over (order by email) as n from users)
      insert into jobs (user_id, url, domain, status, progress, created_at, completed_at, executive_summary)
        select numbered.id, 'https://shop' || j || '.example/', 'shop' || j || '.example',
          case j % 10 when 0 then 'failed' else 'completed' end, 100,
          now() - j * interval '5 minutes', now() - j * interval '5 minutes', repeat('words ', 100)
        from generate_series(1, ${jobs}) j join numbered on numbered.n = 1 + j % ${accounts}::int`.execute(tx);
    await sql`insert into job_tally select job_group(status), count(*) from jobs group by 1`.execute(tx);
    await sql`alter table jobs enable trigger user`.execute(tx);
  });
  await vacuum(db);
}
