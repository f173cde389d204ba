import { openAddressFetcher, type AddressFetcher } from "@audit/crawler";
import { extractPageFacts, type Capture } from "@audit/facts";
import { PROOF_NAME, PROOF_PATH, proofLine } from "./proof-words.ts";

export interface ProofWanted {
  /** A host name, or host:port for a host that is allowed by name. */
  readonly domain: string;
  readonly token: string;
  readonly allowHosts: readonly string[];
  readonly closedHosts: readonly string[];
  readonly userAgent: string;
}

/** "missing" is certain, "unknown" says that nobody could tell. */
export interface ProofLook {
  readonly state: "found" | "missing" | "unknown";
  /** One plain sentence. */
  readonly sentence: string;
}

export interface ProofLooks {
  readonly file: ProofLook;
  readonly meta: ProofLook;
}

/** A start page may be long; the tag stands in its head. */
const MOST_BYTES = 1_000_000;

/** Looks for the token in the file and on the start page of a site, by https or, where nothing answers there, http. */
export async function lookForProof(wanted: ProofWanted): Promise<ProofLooks> {
  const fetcher = openAddressFetcher({ ...wanted, mostBytes: MOST_BYTES });
  try {
    const [file, meta] = await Promise.all([
      fetchOver(fetcher, wanted, PROOF_PATH).then((answer) => judgeFile(answer, wanted)),
      fetchOver(fetcher, wanted, "/").then((answer) => judgePage(answer, wanted)),
    ]);
    return { file, meta };
  } finally {
    await fetcher.close();
  }
}

/** What speaks for nothing but the connection; a name that leads nowhere does so for http as well. */
const TRY_HTTP: ReadonlySet<string> = new Set(["refused-connection", "reset", "tls", "timeout", "protocol"]);

async function fetchOver(fetcher: AddressFetcher, { domain }: ProofWanted, path: string): Promise<Capture> {
  const first = await fetcher.fetch(`https://${domain}${path}`);
  if (first.failure === null || !TRY_HTTP.has(first.failure.kind)) return first;
  const second = await fetcher.fetch(`http://${domain}${path}`);
  return second.failure === null ? second : first;
}

function judgeFile(answer: Capture, { token }: ProofWanted): ProofLook {
  const fault = faultOf(answer);
  if (fault !== null) return fault;
  // A page that any visitor can write on is no file of the owner's.
  if (/html/.test(answer.headers["content-type"] ?? ""))
    return missing(`${answer.url} is a web page, not a text file.`);
  const lines = textOf(answer).split(/\r\n|\r|\n/);
  const isThere = lines.some((line) => line.trim() === proofLine(token));
  return isThere ? found(`${answer.url} holds your line.`) : missing(`${answer.url} does not hold your line.`);
}

function judgePage(answer: Capture, { token }: ProofWanted): ProofLook {
  const fault = faultOf(answer);
  if (fault !== null) return fault;
  const { metas } = extractPageFacts(answer).head;
  const isThere = metas.some(
    ({ key, via, content, inHead }) => key === PROOF_NAME && via === "name" && inHead && content.trim() === token,
  );
  return isThere
    ? found(`The head of ${answer.url} holds your tag.`)
    : missing(`The head of ${answer.url} does not hold your tag.`);
}

const found = (sentence: string): ProofLook => ({ state: "found", sentence });
const missing = (sentence: string): ProofLook => ({ state: "missing", sentence });
const unknown = (sentence: string): ProofLook => ({ state: "unknown", sentence });

/** An answer that holds nothing: 404 says that nothing is there, a broken server says nothing. */
function faultOf({ url, status, redirectTo, failure, body }: Capture): ProofLook | null {
  if (failure !== null) return unknown(failure.message);
  if (redirectTo !== null) return missing(`${url} leads on to ${redirectTo.slice(0, 200)}, which is not this site.`);
  if (status === 404 || status === 410) return missing(`${url} is not there.`);
  if (status !== 200) return unknown(`${url} answers with status ${status}.`);
  return body === null ? missing(`${url} holds no text.`) : null;
}

/** The byte order mark that some editors put first is dropped by the decoder. */
const textOf = ({ body }: Capture): string => new TextDecoder().decode(body ?? new Uint8Array());
