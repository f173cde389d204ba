import { createSocket } from "node:dgram";
import type { AddressInfo } from "node:net";

/** A name server on a loopback port that knows TXT records only. */
export interface DnsServer {
  /** "127.0.0.1:40123" */
  readonly address: string;
  /** Texts by name; each text is one record. A name that is not here does not exist. */
  readonly records: Map<string, readonly string[]>;
  /** Names asked for, in order. */
  readonly asked: string[];
  /** Fails to answer for anybody's names (SERVFAIL) until this is turned off. */
  breakDown(broken: boolean): void;
  close(): Promise<void>;
}

const HEADER = 12;
const TXT = 16;
const NAME_ERROR = 3;
const SERVER_FAILURE = 2;

/** RFC 1035 as far as one question with one answer section needs it. */
export async function startDnsServer(): Promise<DnsServer> {
  const records = new Map<string, readonly string[]>();
  const asked: string[] = [];
  let broken = false;
  const socket = createSocket("udp4");
  socket.on("message", (message, sender) => {
    const { name, question } = readQuestion(message);
    asked.push(name);
    const texts = records.get(name);
    const code = broken ? SERVER_FAILURE : texts ? 0 : NAME_ERROR;
    const answers = code === 0 ? texts!.map(txtRecord) : [];
    const head = Buffer.alloc(HEADER);
    message.copy(head, 0, 0, 2);
    head.writeUInt16BE(0x8180 | code, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(answers.length, 6);
    socket.send(Buffer.concat([head, question, ...answers]), sender.port, sender.address);
  });
  await new Promise<void>((done) => void socket.bind(0, "127.0.0.1", done));
  const { port } = socket.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    records,
    asked,
    breakDown: (now) => void (broken = now),
    close: () => new Promise<void>((done) => void socket.close(done)),
  };
}

function readQuestion(message: Buffer): { name: string; question: Buffer } {
  const labels: string[] = [];
  let at = HEADER;
  for (let length = message[at]!; length > 0; length = message[at]!) {
    labels.push(message.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join(".").toLowerCase(), question: message.subarray(HEADER, at + 5) };
}

/** The name is a pointer to that of the question; a long text goes in parts of 255 bytes. */
function txtRecord(text: string): Buffer {
  const bytes = Buffer.from(text);
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length || at === 0; at += 255) {
    const part = bytes.subarray(at, at + 255);
    parts.push(Buffer.from([part.length]), part);
  }
  const data = Buffer.concat(parts);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(TXT, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(1, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
