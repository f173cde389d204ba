import type { FetchFailure } from "./capture.ts";

/** The certificate a host showed, whoever vouches for it. */
export interface CertificateFacts {
  /** ISO date-times. */
  readonly validFrom: string;
  readonly validTo: string;
  /** DNS names and addresses it is made out to, at most 50. */
  readonly names: readonly string[];
  /** Whether the host is among them, as RFC 9525 compares. */
  readonly coversHost: boolean;
}

/** How one host of the site shook hands. */
export interface TlsHost {
  /** https address of its start page. */
  readonly url: string;
  /** Null when no handshake of today was completed; `failure` says why. */
  readonly certificate: CertificateFacts | null;
  readonly failure: FetchFailure | null;
  /** Whether a client that speaks TLS 1.1 at most is let in; "unknown" when that could not be tried or gave no answer. */
  readonly oldProtocol: "accepted" | "refused" | "unknown";
}

/** Handshakes with the home's host and its www variant (or, of a www home, the bare host). */
export interface TlsFacts {
  /** When, as ISO date-time. */
  readonly at: string;
  readonly hosts: readonly TlsHost[];
}
