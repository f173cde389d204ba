import { Resolver } from "node:dns/promises";
import { PROOF_LABEL, proofLine, type ProofLook } from "@audit/engine/process";

/** Milliseconds for one question, which is asked twice. */
const PATIENCE = { timeout: 3_000, tries: 2 };

/** The name servers say so themselves; anything else may be different in a minute. */
const NOTHING_THERE: ReadonlySet<unknown> = new Set(["ENOTFOUND", "ENODATA"]);

/**
 * Looks for the token in a TXT record below the domain.
 * @param servers addresses with ports of the resolvers to ask; empty: this machine's
 */
export async function verifyByDns(domain: string, token: string, servers: readonly string[]): Promise<ProofLook> {
  const name = `${PROOF_LABEL}.${domain}`;
  const resolver = new Resolver(PATIENCE);
  if (servers.length > 0) resolver.setServers([...servers]);
  try {
    const records = await resolver.resolveTxt(name);
    // Control panels disagree about who writes the quotation marks.
    const isThere = records.some((parts) => parts.join("").trim().replace(/^"|"$/g, "") === proofLine(token));
    return isThere
      ? { state: "found", sentence: `The TXT record of ${name} holds your text.` }
      : { state: "missing", sentence: `${name} has a TXT record, but with another text.` };
  } catch (error) {
    if (NOTHING_THERE.has(codeOf(error))) return { state: "missing", sentence: `${name} has no TXT record.` };
    return { state: "unknown", sentence: `The name servers did not tell whether ${name} has a TXT record.` };
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : null);
