import { generate } from "selfsigned";

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

const DAY_MS = 86_400_000;

interface Wanted {
  /** The name or address it is made out to. */
  readonly host: string;
  /** Days that it is still valid; negative for one that has run out. */
  readonly daysLeft?: number;
}

/** A certificate of 30 days' age that nobody trusts. */
export async function makeCertificate({ host, daysLeft = 30 }: Wanted): Promise<Certificate> {
  const now = Date.now();
  const made = await generate([{ name: "commonName", value: host }], {
    keySize: 2048,
    algorithm: "sha256",
    notBeforeDate: new Date(now - 30 * DAY_MS),
    notAfterDate: new Date(now + daysLeft * DAY_MS),
  });
  return { key: made.private, cert: made.cert };
}
