import type { Db } from "../../platform/database/index.ts";
import { previewFollowUp } from "./seeded/preview-follow-up.ts";
import { welcome } from "./seeded/welcome.ts";
import { insertSeededSequence, insertTemplate } from "./sequence-store.ts";

/** Puts the sequences that come with the product into a new installation; what was made of them since is kept. */
export async function seedSequences(db: Db): Promise<void> {
  for (const { steps, ...sequence } of [welcome, previewFollowUp]) {
    await db.transaction().execute(async (tx) => {
      const row = await insertSeededSequence(tx, sequence);
      if (!row) return;
      for (const [index, step] of steps.entries()) {
        await insertTemplate(tx, row.id, { ...step, step_number: index + 1, is_active: true });
      }
    });
  }
}
