import { useRef, useState, type ChangeEvent, type FormEvent, type RefObject } from "react";

type Values = Record<string, string>;
/** A sentence of what is wrong, or true. */
type Validate<V> = (value: string, all: V) => string | true;
type Faults<V> = Partial<Record<keyof V | "root", string>>;

export interface RegisteredField {
  readonly name: string;
  readonly defaultValue: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

export interface Form<V extends Values> {
  /** As typed so far. */
  readonly values: V;
  readonly faults: Faults<V>;
  readonly isSubmitting: boolean;
  /** Properties of the field's input. */
  readonly register: (name: keyof V & string, validate?: Validate<V>) => RegisteredField;
  /** Properties of the form element; a second click while it runs does nothing. */
  readonly element: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** For what only the server knows; a fault of a field takes the focus there. */
  readonly setFault: (name: (keyof V & string) | "root", sentence: string) => void;
  readonly clear: () => void;
}

/**
 * A small form: checked when it is sent, and from then on with each key, so that a mended fault goes at once. The
 * browser keeps the values, which is what password managers write into.
 */
export function useForm<V extends Values>(initial: V, send: (values: V, form: Form<V>) => Promise<void>): Form<V> {
  const [values, setValues] = useState(initial);
  const [faults, setFaults] = useState<Faults<V>>({});
  const [isSubmitting, setSubmitting] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  const checked = useRef(false);
  const rules = new Map<keyof V & string, Validate<V>>();
  const faultsOf = (now: V): Faults<V> => {
    const found: Faults<V> = {};
    for (const [name, validate] of rules) {
      const verdict = validate(now[name] ?? "", now);
      if (verdict !== true) found[name] = verdict;
    }
    return found;
  };
  const focus = (name: string): void => focusField(ref, name);
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isSubmitting) return;
    checked.current = true;
    const now = { ...values, ...textsOf(event.currentTarget, values) };
    setValues(now);
    const found = faultsOf(now);
    setFaults(found);
    const first = [...rules.keys()].find((name) => found[name] !== undefined);
    if (first !== undefined) return focus(first);
    setSubmitting(true);
    void send(now, form).finally(() => setSubmitting(false));
  };
  const form: Form<V> = {
    values,
    faults,
    isSubmitting,
    register: (name, validate) => {
      if (validate !== undefined) rules.set(name, validate);
      const onChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
        const now = { ...values, [name]: target.value };
        setValues(now);
        if (checked.current) setFaults(({ root }) => ({ ...faultsOf(now), ...(root === undefined ? {} : { root }) }));
      };
      return { name, defaultValue: initial[name] ?? "", onChange };
    },
    element: { ref, noValidate: true, onSubmit },
    setFault: (name, sentence) => {
      setFaults((before) => ({ ...before, [name]: sentence }));
      if (name !== "root") focus(name);
    },
    clear: () => {
      ref.current?.reset();
      checked.current = false;
      setValues(initial);
      setFaults({});
    },
  };
  return form;
}

/** Takes the keyboard to a field. */
export function focusField({ current }: RefObject<HTMLFormElement | null>, name: string): void {
  const field = current?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/** What stands in the fields, also when no key was pressed. */
const textsOf = <V extends Values>(element: HTMLFormElement, names: V): Partial<V> =>
  Object.fromEntries(
    [...new FormData(element)].filter(([name, value]) => name in names && typeof value === "string"),
  ) as Partial<V>;
