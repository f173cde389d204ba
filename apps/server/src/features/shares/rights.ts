import type { ShareMode } from "@audit/contract";

/** How much of a domain's analyses an account may see, and so give away, at this moment. */
export type AccessOf = (userId: string, domain: string) => Promise<ShareMode>;

/** A link shows what was chosen, never more than its owner may see now. */
export const effectiveMode = (chosen: ShareMode, access: ShareMode): ShareMode =>
  chosen === "full" && access === "full" ? "full" : "preview";

/** Live links an account may have: all together in preview, per analysis with full access. */
export const mostLinks: Readonly<Record<ShareMode, number>> = { preview: 5, full: 50 };
