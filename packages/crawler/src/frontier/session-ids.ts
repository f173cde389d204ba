const SESSION_NAME =
  /^(?:phpsessid|jsessionid|aspsessionid\w*|asp\.net_sessionid|sid|sess(?:ion)?_?id|cfid|cftoken|oscsid|zenid|xtcsid)$/i;

/** Session ids are long and random; "sid=12" is somebody's content. */
const SESSION_VALUE = /^[\w-]{16,}$/;

/** The address without session ids in query or path: with them one page has endless addresses. */
export function withoutSessionIds(url: string): string {
  const plain = url.includes(";") ? url.replace(/;(?:jsessionid|phpsessid|sid)=[\w.!-]*/gi, "") : url;
  const question = plain.indexOf("?");
  if (question < 0) return plain;
  const parts = plain.slice(question + 1).split("&");
  const kept = parts.filter((part) => !isSessionId(part));
  if (kept.length === parts.length) return plain;
  return kept.length === 0 ? plain.slice(0, question) : `${plain.slice(0, question)}?${kept.join("&")}`;
}

function isSessionId(part: string): boolean {
  const equals = part.indexOf("=");
  if (equals < 0) return false;
  return SESSION_NAME.test(part.slice(0, equals)) && SESSION_VALUE.test(part.slice(equals + 1));
}
