import { buffer } from "node:stream/consumers";
import sharp, { type Sharp } from "sharp";

/** A program: reads a picture, writes it as PNG, and ends with 1 when it is none or would cost too much. */
const MOST_PIXELS = 4096 * 4096;
const BOX = { width: 800, height: 256 };
const SECONDS = 2;
/** At this density a vector picture of the usual size fills the box. */
const VECTOR_DPI = 192;

const bytes = await buffer(process.stdin);
sharp.cache(false);

function open(density?: number): Sharp {
  return sharp(bytes, {
    limitInputPixels: MOST_PIXELS,
    failOn: "warning",
    animated: false,
    ...(density === undefined ? {} : { density }),
  }).timeout({ seconds: SECONDS });
}

/** A name that stands for other text could stand for gigabytes of it, or for a file of ours. */
const declaresEntities = (): boolean => /<!(?:entity|doctype[^>]*\[)/i.test(bytes.toString("latin1"));

async function encode(): Promise<Buffer> {
  const { format } = await open().metadata();
  if (format === "svg" && declaresEntities()) throw new Error("entities");
  if (format !== "png" && format !== "jpeg" && format !== "svg") throw new Error(`not accepted: ${format}`);
  return open(format === "svg" ? VECTOR_DPI : undefined)
    .rotate()
    .resize({ ...BOX, fit: "inside", withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

await encode().then(
  (png) => process.stdout.end(png),
  () => (process.exitCode = 1),
);
