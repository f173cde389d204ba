import { createBytesMemo, type MemoBounds } from "../text/bytes-memo.ts";
import { type AttributeTable, decodeValue, readAttribute } from "./attribute-table.ts";

/** What the values of an attribute mean, found by their bytes. */
export interface ValueMemo<T> {
  /** Meaning of an attribute that is present. The same value mostly gives the same object, but may give a new one. */
  read(attributes: AttributeTable, id: number): T;
  forget(): void;
}

/** `mean` must give the same for the same value whatever the page. */
export function createValueMemo<T>(mean: (value: string) => T, bounds?: MemoBounds): ValueMemo<T> {
  const memo = createBytesMemo((bytes, from, to) => mean(decodeValue(bytes, from, to)), bounds);
  return {
    forget: memo.forget,
    read(attributes, id) {
      if (attributes.values[id] !== undefined) return mean(readAttribute(attributes, id)!);
      return memo.read(attributes.bytes, attributes.from[id]!, attributes.to[id]!);
    },
  };
}
