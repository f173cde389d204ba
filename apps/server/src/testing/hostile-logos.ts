import { deflateSync } from "node:zlib";
import sharp from "sharp";

const svg = (body: string, head = ""): string =>
  `<?xml version="1.0"?>${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="20">${body}</svg>`;

/** What lies outside of a drawing: seen in one, it was fetched or read. */
export const RED_SVG = svg('<rect width="40" height="20" fill="#ff0000"/>');

/** White with something that must not work. None of them draws red by itself. */
export function drawings(origin: string, file: string): Record<string, string> {
  const white = '<rect width="40" height="20" fill="#ffffff"/>';
  const laughs = Array.from({ length: 12 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join("");
  return {
    script: svg(`${white}<script>fetch("${origin}/script")</script>`),
    "event handler": svg(`<g onload="fetch('${origin}/onload')">${white}</g>`),
    "script behind a link": svg(`${white}<a xlink:href="javascript:fetch('${origin}/a')"><text>x</text></a>`),
    "foreign page": svg(
      `${white}<foreignObject width="40" height="20"><iframe src="${origin}/frame"/></foreignObject>`,
    ),
    "remote picture": svg(`${white}<image width="40" height="20" xlink:href="${origin}/image.svg"/>`),
    "local picture": svg(`${white}<image width="40" height="20" xlink:href="file://${file}"/>`),
    "local picture by path": svg(`${white}<image width="40" height="20" href="${file}"/>`),
    "remote use": svg(`${white}<use xlink:href="${origin}/use.svg#a"/>`),
    "local use": svg(`${white}<use href="file://${file}#a"/>`),
    "remote style": svg(white, `<?xml-stylesheet href="${origin}/style.css"?>`),
    "imported style": svg(`<style>@import url("${origin}/import.css");</style>${white}`),
    "remote font": svg(
      `<style>@font-face{font-family:a;src:url(${origin}/font)}</style>${white}<text font-family="a">x</text>`,
    ),
    "remote fill": svg(`${white}<rect width="40" height="20" fill="url(${origin}/fill.svg#a)"/>`),
    "remote filter picture": svg(
      `<filter id="f"><feImage xlink:href="${origin}/feimage.svg"/></filter>${white}<g filter="url(#f)"/>`,
    ),
    include: svg(`${white}<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file://${file}"/>`),
    "external entity": svg(`${white}<text>&x;</text>`, `<!DOCTYPE svg [<!ENTITY x SYSTEM "file://${file}">]>`),
    "parameter entity": svg(white, `<!DOCTYPE svg [<!ENTITY % x SYSTEM "${origin}/dtd"> %x;]>`),
    "external document type": svg(white, `<!DOCTYPE svg SYSTEM "${origin}/svg.dtd">`),
    "billion laughs": svg(`<text>&l12;</text>`, `<!DOCTYPE svg [<!ENTITY l0 "lol">${laughs}]>`),
    "huge canvas": RED_SVG.replace('width="40" height="20"', 'width="200000" height="200000"'),
    "endless use": svg(`${white}<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>`),
    "nested uses": svg(nestedUses(white)),
    "wide blur": svg(`<filter id="f"><feGaussianBlur stdDeviation="1e9"/></filter><g filter="url(#f)">${white}</g>`),
  };
}

/** Each group draws the one before ten times. */
function nestedUses(white: string): string {
  const groups = Array.from({ length: 9 }, (_, n) => `<g id="g${n + 1}">${`<use href="#g${n}"/>`.repeat(10)}</g>`).join(
    "",
  );
  return `${white}<defs><rect id="g0" width="1" height="1" fill="#fff"/>${groups}</defs><use href="#g9"/>`;
}

export const noPictures: Record<string, string | Buffer> = {
  empty: "",
  page: "<!doctype html><html><body><script>alert(1)</script></body></html>",
  program: Buffer.from("4d5a90000300000004000000ffff0000", "hex"),
  text: "just words",
  "GIF that is a script": "GIF89a/*    */=alert(1)//;",
  pdf: "%PDF-1.7\n1 0 obj\n<<>>\nendobj",
  "page with a drawing in it": `<html><body>${RED_SVG}</body></html>`,
};

/** A PNG of 20,000 by 20,000 pixels that is a few kilobytes long. */
export async function pixelBomb(): Promise<Buffer> {
  const small = await sharp({ create: { width: 1, height: 1, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  const header = Buffer.from(small.subarray(8, 33));
  header.writeUInt32BE(20_000, 8);
  header.writeUInt32BE(20_000, 12);
  header.writeUInt32BE(crc(header.subarray(4, 21)), 21);
  const data = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([small.subarray(0, 8), header, chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
}

/** The checksum of PNG: without a right one a reader would refuse the file before its size. */
function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}
