import { ImportFault } from "./import-fault.ts";

/**
 * The addresses of a text, one a line; of a table (CSV, TSV) its first column. A head, empty lines and those with # are
 * left out.
 * @param start of the site whose pages they are; paths are its own
 * @returns whole addresses, each once. @throws ImportFault naming the line
 */
export function readAddressList(text: string, start: string): string[] {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  const cells = lines.map((line) =>
    line.startsWith("#") ? "" : (line.trim().split(/[,;\t]/)[0] ?? "").trim().replace(/^"(.*)"$/, "$1"),
  );
  const head = cells.findIndex((cell) => cell !== "");
  if (head >= 0 && !looksLikeAddress(cells[head] ?? "")) cells[head] = "";
  return readAddresses(cells, start);
}

/** Like `readAddressList`, of lines that hold nothing else. */
export function readAddresses(lines: readonly string[], start: string): string[] {
  const found = new Set<string>();
  for (const [index, line] of lines.entries()) {
    const written = line.trim();
    if (written === "") continue;
    const named = `Line ${index + 1}: “${written.slice(0, 80)}”`;
    const address = looksLikeAddress(written) ? URL.parse(withScheme(written), start) : null;
    const isPage = address !== null && /^https?:$/.test(address.protocol) && address.username + address.password === "";
    if (!isPage)
      throw new ImportFault(`${named} is no address of a page, such as ${new URL("/about", start).href} or /about.`);
    if (bareHost(address) !== bareHost(new URL(start)))
      throw new ImportFault(`${named} is not on ${new URL(start).host}.`);
    address.hash = "";
    found.add(address.href);
  }
  if (found.size === 0) throw new ImportFault("The list names no address.");
  return [...found];
}

const looksLikeAddress = (text: string): boolean =>
  /^(https?:\/\/|\/)\S*$/i.test(text) || /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(:\d+)?(\/\S*)?$/u.test(text);

const withScheme = (text: string): string => (/^(https?:\/\/|\/)/i.test(text) ? text : `https://${text}`);

const bareHost = ({ host }: URL): string => host.replace(/^www\./, "");
