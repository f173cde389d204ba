import { sql, type Kysely } from "kysely";

/**
 * What administrators did can be read and added to, never changed or taken away. The one exception is a deleted
 * account, whose name must go: then a transaction says so (audit.forgets) and may write over the words, not the deed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_entries_at on audit_entries (at desc, id desc)`.execute(db);
  await sql`
    create function keep_audit_entries() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and current_setting('audit.forgets', true) = 'on'
        and new.id = old.id and new.at = old.at and new.action = old.action then
        return new;
      end if;
      raise exception 'audit_entries can only be added to';
    end $$`.execute(db);
  await sql`
    create trigger audit_entries_keep before update or delete on audit_entries
    for each row execute function keep_audit_entries()`.execute(db);
  await sql`
    create trigger audit_entries_keep_all before truncate on audit_entries
    for each statement execute function keep_audit_entries()`.execute(db);
}
