import { z } from "zod";

/** Six digits of an authenticator, or a recovery code; spaces and dashes don't matter. */
export const Code = z.string().trim().min(1).max(64);
/** What the browser's own call gave, as JSON (WebAuthn level 3); the server's library reads and refuses it. */
export const Credential = z.looseObject({ id: z.string().max(2_000), type: z.literal("public-key") });
/** What is shown beside the password. */
export const SecondProof = z.union([z.object({ code: Code }), z.object({ passkey: Credential })]);
export type SecondProof = z.infer<typeof SecondProof>;
