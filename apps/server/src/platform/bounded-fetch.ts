/**
 * Asks as `fetch` does, follows no redirect (it would take a key along) and reads no more than `most` bytes.
 * @throws Error for a redirect, and for an answer that is longer
 */
export async function boundedFetch(url: string | URL | Request, init: RequestInit, most: number): Promise<Response> {
  const answer = await fetch(url, { ...init, redirect: "error" });
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > most) throw new Error("The answer is longer than it can be.");
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  return new Response(body.length === 0 ? null : body, { status: answer.status, headers: answer.headers });
}
