/**
 * A name for one act, which is carried out once however often it is sent. (`crypto.randomUUID` is missing where the
 * page isn't served securely, as in a house's own network.)
 */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
