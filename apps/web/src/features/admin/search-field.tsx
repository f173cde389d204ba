import { useEffect, useState } from "react";
import { Input } from "../../components/input.tsx";

/** Long enough for a word to be typed, short enough not to be felt. */
const PAUSE_MS = 250;

export interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (words: string) => void;
}

/** Asks the server once the typing pauses, not with every letter. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  // The address may change from elsewhere: a link, the back key.
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onSearch(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  return (
    <Input
      type="search"
      scale="small"
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
