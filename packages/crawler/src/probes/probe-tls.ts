import type { CertificateFacts, TlsFacts, TlsHost } from "@audit/facts";
import { letsInOldProtocols, shakeHands, type Handshake, type HandshakeOptions } from "../egress/handshake.ts";
import { failureOfError } from "../fetch/failure.ts";

const MOST_NAMES = 50;

export interface TlsOptions extends HandshakeOptions {
  /** Waits for the site's pace and quota for one more request; null without quota. */
  runPaced<T>(url: string, work: () => Promise<T>): Promise<T | null>;
}

/**
 * Shakes hands with each host, one after the other.
 * @returns null when none of them is served over https, undefined when there was no quota for any
 */
export async function probeTls(
  urls: readonly (string | null)[],
  options: TlsOptions,
): Promise<TlsFacts | null | undefined> {
  const secure = urls.flatMap((url) => (url?.startsWith("https:") === true ? new URL(url) : []));
  if (secure.length === 0) return null;
  const hosts: TlsHost[] = [];
  for (const url of secure) {
    const host = await probeHost(url, options);
    if (host === null) break;
    hosts.push(host);
  }
  return hosts.length === 0 ? undefined : { at: new Date().toISOString(), hosts };
}

async function probeHost(url: URL, options: TlsOptions): Promise<TlsHost | null> {
  const start = new URL("/", url).href;
  const tryOld = async (): Promise<TlsHost["oldProtocol"]> =>
    (await options.runPaced(start, () => letsInOldProtocols(url, options))) ?? "unknown";
  try {
    const shaken = await options.runPaced(start, () => shakeHands(url, options));
    if (shaken === null) return null;
    return { url: start, certificate: readCertificate(shaken), failure: null, oldProtocol: await tryOld() };
  } catch (error) {
    const failure = failureOfError(error, url.host);
    // Who speaks no protocol of today may still speak an old one.
    const oldProtocol = failure.kind === "tls" ? await tryOld() : "unknown";
    return { url: start, certificate: null, failure, oldProtocol };
  }
}

function readCertificate({ certificate, coversHost }: Handshake): CertificateFacts {
  const { valid_from: from, valid_to: to, subjectaltname, subject } = certificate;
  // "DNS:shop.example, IP Address:192.0.2.1"; quoted where a name holds commas, which no name of a website does.
  const listed = (subjectaltname ?? "").split(", ").flatMap((entry) => entry.split(":").slice(1).join(":") || []);
  const names = listed.length > 0 ? listed : [subject.CN].flat().filter((name) => name !== undefined);
  return {
    validFrom: new Date(from).toISOString(),
    validTo: new Date(to).toISOString(),
    names: names.slice(0, MOST_NAMES),
    coversHost,
  };
}
