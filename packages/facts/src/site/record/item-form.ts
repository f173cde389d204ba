import type { SdItem, SdValue } from "../../structured-data.ts";
import { dictionary, json, list, name, type Form } from "./forms.ts";

const values: Form<SdValue[]> = list({
  write(value, to) {
    if (typeof value === "string") {
      to.count(0);
      to.text(value);
    } else if (typeof value === "object") {
      to.count(1);
      item.write(value, to);
    } else {
      to.count(2);
      json.write(value, to);
    }
  },
  read(from) {
    const kind = from.count();
    if (kind === 0) return from.text();
    return kind === 1 ? item.read(from) : (json.read(from) as SdValue);
  },
});

const types = list(name);
const props = dictionary(values);

/** An entity of structured data, with those nested in it. */
export const item: Form<SdItem> = {
  write(value, to) {
    to.name(value.format);
    types.write(value.types, to);
    to.name(value.id);
    props.write(value.props, to);
  },
  read: (from) => ({ format: from.word(), types: types.read(from), id: from.nameOrNull(), props: props.read(from) }),
};
