import { generate } from "selfsigned";

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

const DAY_MS = 86_400_000;

/** A fresh certificate that nobody trusts. */
export async function makeCertificate({ host, expired }: { host: string; expired: boolean }): Promise<Certificate> {
  const now = Date.now();
  const made = await generate([{ name: "commonName", value: host }], {
    keySize: 2048,
    algorithm: "sha256",
    notBeforeDate: new Date(now - 30 * DAY_MS),
    notAfterDate: new Date(expired ? now - DAY_MS : now + 30 * DAY_MS),
  });
  return { key: made.private, cert: made.cert };
}
