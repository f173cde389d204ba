import type { ShareMode } from "@audit/contract";
import type { Db } from "../../platform/database/index.ts";

/** How much of an analysis an account may see, and so give away, at this moment. */
export type AccessOf = (db: Db, userId: string, jobId: string) => Promise<ShareMode>;

/** Every account sees its whole plan, as on its own dashboard. */
export const accessOfOwner: AccessOf = async () => "full";

/** A link shows what was chosen, never more than its owner may see now. */
export const effectiveMode = (chosen: ShareMode, access: ShareMode): ShareMode =>
  chosen === "full" && access === "full" ? "full" : "preview";

/** Live links an account may have: all together in preview, per analysis with full access. */
export const mostLinks: Readonly<Record<ShareMode, number>> = { preview: 5, full: 50 };
