import type { RecordReader } from "./record-reader.ts";
import type { RecordWriter } from "./record-writer.ts";

/** How values of a type are laid out in a record. What is read equals what was written. */
export interface Form<T> {
  write(value: T, to: RecordWriter): void;
  read(from: RecordReader): T;
}

export const name: Form<string> = {
  write: (value, to) => to.name(value),
  read: (from) => from.name(),
};

export const text: Form<string> = {
  write: (value, to) => to.text(value),
  read: (from) => from.text(),
};

/** Anything that JSON can hold, or undefined: for what few pages have. */
export const json: Form<unknown> = {
  write: (value, to) => to.text(value === undefined ? null : JSON.stringify(value)),
  read(from) {
    const written = from.textOrNull();
    return written === null ? undefined : JSON.parse(written);
  },
};

export function list<T>(form: Form<T>): Form<T[]> {
  return {
    write(values, to) {
      to.count(values.length);
      for (const value of values) form.write(value, to);
    },
    read(from) {
      const length = from.count();
      const values: T[] = [];
      while (values.length < length) values.push(form.read(from));
      return values;
    },
  };
}

/** An object of unknown keys. */
export function dictionary<T>(form: Form<T>): Form<Record<string, T>> {
  return {
    write(values, to) {
      const keys = Object.keys(values);
      to.count(keys.length);
      for (const key of keys) {
        to.name(key);
        form.write(values[key]!, to);
      }
    },
    read(from) {
      const entries: [string, T][] = [];
      for (let left = from.count(); left > 0; left--) entries.push([from.name(), form.read(from)]);
      // A key may be "__proto__", which only takes a value this way.
      return Object.fromEntries(entries);
    },
  };
}
