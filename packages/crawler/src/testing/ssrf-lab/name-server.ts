import { createSocket } from "node:dgram";

/** What a name leads to: addresses of either family, perhaps by way of another name. */
export interface NameAnswer {
  readonly addresses: readonly string[];
  readonly alias?: string;
}

/** The answer to the `nth` question (from 1) for a name; null when there is no such name. */
export type Zone = (name: string, nth: number) => NameAnswer | null;

export interface NameServer {
  /** How often the addresses of a name were asked for. */
  asked(name: string): number;
  close(): void;
}

const A = 1;
const CNAME = 5;
const AAAA = 28;
const AUTHORITATIVE_ANSWER = 0x8580;
const NO_SUCH_NAME = 3;
/** Offset of the question's name, as a pointer (RFC 1035 section 4.1.4). */
const SAME_NAME = Buffer.from([0xc0, 12]);

/** Answers questions for addresses on port 53 with a time to live of 0, as an attacker's own name server would. */
export async function startNameServer(zone: Zone): Promise<NameServer> {
  const counts = new Map<string, number>();
  const socket = createSocket("udp4");
  socket.on("message", (query, { address, port }) => {
    const { name, type, end } = readQuestion(query);
    // The resolver asks for both families of a name at once; the first question of the two counts.
    if (type === A) counts.set(name, (counts.get(name) ?? 0) + 1);
    const answer = zone(name, counts.get(name) ?? 1);
    socket.send(reply(query.subarray(0, end), type, answer), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(53, "127.0.0.1", resolve));
  return { asked: (name) => counts.get(name) ?? 0, close: () => socket.close() };
}

function readQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length).toLowerCase());
    at += length + 1;
  }
  return { name: labels.join("."), type: query.readUInt16BE(at + 1), end: at + 5 };
}

/** `question` is the query up to the end of its one question. */
function reply(question: Buffer, type: number, answer: NameAnswer | null): Buffer {
  const records = answer === null ? [] : recordsOf(answer, type);
  const head = Buffer.from(question);
  head.writeUInt16BE(AUTHORITATIVE_ANSWER | (answer === null ? NO_SUCH_NAME : 0), 2);
  head.writeUInt16BE(records.length, 6);
  head.writeUInt16BE(0, 10);
  return Buffer.concat([head, ...records]);
}

function recordsOf({ addresses, alias }: NameAnswer, type: number): Buffer[] {
  const owner = alias === undefined ? SAME_NAME : encodeName(alias);
  const wanted = addresses.filter((address) => address.includes(":") === (type === AAAA));
  const found = type === A || type === AAAA ? wanted.map((address) => record(owner, type, bytesOf(address))) : [];
  return alias === undefined ? found : [record(SAME_NAME, CNAME, encodeName(alias)), ...found];
}

function record(owner: Buffer, type: number, data: Buffer): Buffer {
  const fixed = Buffer.alloc(10);
  fixed.writeUInt16BE(type, 0);
  fixed.writeUInt16BE(1, 2);
  fixed.writeUInt16BE(data.length, 8);
  return Buffer.concat([owner, fixed, data]);
}

const encodeName = (name: string): Buffer =>
  Buffer.concat([
    ...name.split(".").map((label) => Buffer.from(`${String.fromCodePoint(label.length)}${label}`, "latin1")),
    Buffer.from([0]),
  ]);

function bytesOf(address: string): Buffer {
  if (!address.includes(":")) return Buffer.from(address.split(".").map(Number));
  const [front = "", back = ""] = address.split("::", 2);
  const groups = (part: string): number[] =>
    part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16));
  const [first, last] = [groups(front), groups(back)];
  const all = [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
  return Buffer.from(all.flatMap((group) => [group >> 8, group & 0xff]));
}
