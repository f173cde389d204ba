import type { FieldAnswer, FieldVitals, FieldWanted } from "@audit/engine/process";
import { GoogleFault, readFieldValues, type FieldQuestion } from "../../platform/google/index.ts";
import { countHit } from "../../platform/rate-limit/index.ts";
import type { Connecting } from "./connections.ts";
import { findFresh, saveAnswer } from "./field-store.ts";

/** All questions of one audit together; what is not answered by then is told so. */
const MOST_MS = 20_000;
const AT_ONCE = 4;
/** Source: https://developer.chrome.com/docs/crux/api#rate-limits; per project, so for all our processes together. */
const QUOTA = { hits: 150, seconds: 60 };

/** What visitors of a site measured, by the Chrome UX Report; never rejects for what Google does. */
export async function readFieldVitals(
  connecting: Connecting,
  { origin, pages }: FieldWanted,
  signal: AbortSignal,
): Promise<FieldVitals> {
  const { cruxKey } = connecting.google;
  if (cruxKey === null) return { state: "not-connected", origin: null, pages: [] };
  const questions = [{ url: origin, whole: true }, ...pages.map((url) => ({ url, whole: false }))];
  const fresh = await findFresh(connecting.db, [origin, ...pages]);
  const ask = asker(connecting, cruxKey, AbortSignal.any([signal, AbortSignal.timeout(MOST_MS)]));
  const answers = await someAtOnce(questions, async (question) => fresh.get(question.url) ?? ask(question));
  const [whole, ...single] = answers;
  if (whole === undefined) throw new Error("The origin was asked for and has no answer.");
  return { state: "asked", origin: whole, pages: single };
}

type Ask = (question: FieldQuestion) => Promise<FieldAnswer>;

function asker({ db, google: { addresses } }: Connecting, key: string, signal: AbortSignal): Ask {
  // A refused key or a used up quota will not do better with the next address.
  let hopeless: GoogleFault | null = null;
  const admit = async (): Promise<void> => {
    if (hopeless !== null) throw hopeless;
    if (signal.aborted) throw new GoogleFault("out-of-time");
    if ((await countHit(db, "crux", QUOTA)) !== null) throw new GoogleFault("busy");
  };
  return async (question) => {
    // Nobody but our own machines reaches it, so there is nothing to tell and its address is nobody's business.
    if (!isPublic(question.url)) return { url: question.url, state: "no-data" };
    try {
      const answer = await readFieldValues({ addresses, key, admit }, question, signal);
      await saveAnswer(db, answer);
      return answer;
    } catch (error) {
      if (!(error instanceof GoogleFault)) throw error;
      if (error.fault === "denied" || error.fault === "busy") hopeless = error;
      return { url: question.url, state: "failed", reason: error.message };
    }
  };
}

const PRIVATE_NAME = /(^|\.)(localhost|local|internal|lan|home\.arpa|test)$/;

/** A name of the public web, on the usual port; numbers and inner names have no visitors that Chrome reports on. */
function isPublic(url: string): boolean {
  const { hostname, port } = new URL(url);
  const isNumber = /^[\d.]+$|^\[/.test(hostname);
  return port === "" && hostname.includes(".") && !isNumber && !PRIVATE_NAME.test(hostname);
}

async function someAtOnce<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}
