/** A page of a hundred subscriptions has less than 1 MB. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Asks as `fetch` does, follows no redirect (it would take the key along) and reads no more than an answer can have. */
export async function boundedFetch(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const answer = await fetch(url, { ...init, redirect: "error" });
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new Error("The payment provider's answer is without end.");
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  // The library writes into what it has parsed; of a number or null that ends in a rejection which nobody can catch.
  if (!body.toString("utf8").trimStart().startsWith("{"))
    throw new Error("The payment provider's answer is no object.");
  return new Response(body, { status: answer.status, headers: answer.headers });
}
