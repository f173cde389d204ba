import { boundedFetch } from "../../bounded-fetch.ts";

/** A page of a hundred subscriptions has less than 1 MB. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Asks as `fetch` does, within bounds. @throws Error for an answer that is no object */
export async function askProvider(url: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const answer = await boundedFetch(url, init, MOST_BYTES);
  // The library writes into what it has parsed; of a number or null that ends in a rejection which nobody can catch.
  if (!(await answer.clone().text()).trimStart().startsWith("{"))
    throw new Error("The payment provider's answer is no object.");
  return answer;
}
