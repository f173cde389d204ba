import type { CertificateFacts, TlsFacts, TlsHost } from "@audit/facts";
import { letsInOldProtocols, shakeHands, type Handshake, type HandshakeOptions } from "../egress/handshake.ts";
import { failureOfError } from "../fetch/failure.ts";

const MOST_NAMES = 50;

/** Shakes hands with each host, one after the other; null when none of them is served over https. */
export async function lookAtTls(urls: readonly (string | null)[], options: HandshakeOptions): Promise<TlsFacts | null> {
  const secure = urls.filter((url) => url?.startsWith("https:") === true).map((url) => new URL(url!));
  if (secure.length === 0) return null;
  const hosts: TlsHost[] = [];
  for (const url of secure) hosts.push(await lookAtHost(url, options));
  return { at: new Date().toISOString(), hosts };
}

async function lookAtHost(url: URL, options: HandshakeOptions): Promise<TlsHost> {
  const start = new URL("/", url).href;
  try {
    const certificate = readCertificate(await shakeHands(url, options));
    return { url: start, certificate, failure: null, oldProtocol: await letsInOldProtocols(url, options) };
  } catch (error) {
    const failure = failureOfError(error, url.host);
    // Who speaks no protocol of today may still speak an old one.
    const oldProtocol = failure.kind === "tls" ? await letsInOldProtocols(url, options) : "unknown";
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
