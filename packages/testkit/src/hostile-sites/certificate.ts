import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** A fresh certificate that nobody trusts. @throws Error where the openssl command is missing. */
export function makeCertificate({ host, expired }: { host: string; expired: boolean }): Certificate {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const openssl = (...args: readonly string[]): void => {
    const { status, stderr } = spawnSync("openssl", args);
    if (status !== 0) throw new Error(`openssl made no certificate: ${stderr?.toString().slice(-200)}`);
  };
  try {
    openssl("req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", cert, "-subj", `/CN=${host}`);
    // Signed again with an end that lies a day back.
    if (expired) openssl("x509", "-in", cert, "-signkey", key, "-days", "-1", "-out", cert);
    return { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
