import { diffWords, type DiffPiece } from "./word-diff.ts";
import { t } from "../../language/messages.ts";

const MOST_SAME = 300;

/** Long unchanged stretches are cut in the middle, between words: what changed is the point. */
function shorten(text: string): string {
  if (text.length <= 2 * MOST_SAME) return text;
  const start = text.slice(0, MOST_SAME).replace(/\S+$/, "");
  const end = text.slice(-MOST_SAME).replace(/^\S+/, "");
  return `${start}…${end}`;
}

export interface DiffTextProps {
  readonly earlier: string;
  readonly later: string;
}

/** Two texts in one: what went is struck through, what came is underlined. */
export function DiffText({ earlier, later }: DiffTextProps) {
  const pieces = diffWords(earlier, later);
  if (pieces.every(({ kind }) => kind === "same"))
    return <span className="text-ink-3">{t("The text is the same.")}</span>;
  // Pieces have no names; their order is their identity.
  return pieces.map((piece, index) => <Piece key={`${index} ${piece.kind}`} piece={piece} />);
}

function Piece({ piece: { kind, text } }: { readonly piece: DiffPiece }) {
  if (kind === "same") return <span>{shorten(text)}</span>;
  if (kind === "added") return <ins className="rounded-[3px] bg-good-tint text-good underline">{text}</ins>;
  return <del className="rounded-[3px] bg-bad-tint text-bad line-through">{text}</del>;
}
