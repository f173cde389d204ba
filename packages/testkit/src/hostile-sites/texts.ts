import { all, answers, reads } from "./endings.ts";
import { html, page, routes, send, type HostileSite } from "./hostile-site.ts";

const home = html("Home", "/text");
const isHome = reads("/", "Home");
const bytes = (hex: string): Buffer => Buffer.from(hex.replaceAll(" ", ""), "hex");
const around = (title: Uint8Array, meta = ""): Buffer =>
  Buffer.concat([Buffer.from(`<!doctype html><html><head>${meta}<title>`), title, Buffer.from("</title></head><p>x")]);

const text = (name: string, body: string | Uint8Array, type: string, ends: HostileSite["ends"]): HostileSite => ({
  name,
  answer: routes({ "/": home, "/text": send(body, { "content-type": type }) }),
  ends: all(isHome, ends),
});
const inCharset = (name: string, hex: string, title: string): HostileSite =>
  text(name, around(bytes(hex)), `text/html; charset=${name}`, reads("/text", title));
const isRead = answers("/text", "read", ({ response }) => response.status === 200);

export const textSites: readonly HostileSite[] = [
  text("tags 100,000 deep", `<title>Deep</title>${"<div><b>".repeat(50_000)}`, "text/html", reads("/text", "Deep")),
  text("no doctype", "<title>Old</title><p>x", "text/html", reads("/text", "Old")),
  inCharset("windows-1251", "cf f0 e8 e2 e5 f2", "Привет"),
  inCharset("shift_jis", "93 fa 96 7b", "日本"),
  inCharset("gbk", "d6 d0 ce c4", "中文"),
  inCharset("euc-kr", "c7 d1 b1 b9", "한국"),
  text(
    "UTF-16 without a byte order mark",
    Buffer.from(page("Sechzehn"), "utf16le"),
    "text/html; charset=utf-16le",
    reads("/text", "Sechzehn"),
  ),
  inCharset("iso-2022-jp", "1b 24 42 46 7c 4b 5c 1b 28 42", "日本"),
  text(
    "header and meta tag that disagree",
    around(Buffer.from("Größe"), '<meta charset="shift_jis">'),
    "text/html; charset=utf-8",
    reads("/text", "Größe"),
  ),
  text("declared UTF-8 that is Latin-1", around(bytes("47 72 f6 df 65")), "text/html; charset=utf-8", isRead),
  text("zero bytes", around(Buffer.from("Ze\0ro")), "text/html; charset=utf-8", isRead),
  text("binary data as HTML", Buffer.alloc(100_000, "\x89PNG\r\n\x1a\n\0\xff\xfe<", "latin1"), "text/html", isRead),
];
