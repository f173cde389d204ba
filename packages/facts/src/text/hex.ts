const pair = Buffer.alloc(8);

/** Two 32-bit numbers as 16 hexadecimal digits. */
export function hex(high: number, low: number): string {
  pair.writeInt32BE(high, 0);
  pair.writeInt32BE(low, 4);
  return pair.toString("hex");
}
