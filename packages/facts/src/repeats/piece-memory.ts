import type { Piece } from "./piece.ts";

/** Pieces of the site that is being read, by what surrounds them. */
export interface PieceMemory {
  /** The piece whose bytes stand at `at`, or null. */
  find(key: string, document: Buffer, at: number): Piece | null;
  /** False for surroundings whose contents hardly ever come again: keeping them would cost more than reading them. */
  isWorthKeeping(key: string): boolean;
  add(key: string, piece: Piece): void;
  forget(): void;
}

/** Contents of the same landmark in the same surroundings: languages, and states of a menu. */
const MOST_OF_A_KIND = 6;
const MOST_KINDS = 40;
const MOST_BYTES = 3_000_000;
/** After so many contents in a row that never came again only every 16th is kept. */
const MOST_TRIED = 12;
const SELDOM = 16;

interface Kind {
  /** The one found last stands first. */
  readonly pieces: Piece[];
  /** Contents met since one came again. */
  missed: number;
}

export function createPieceMemory(): PieceMemory {
  const kinds = new Map<string, Kind>();
  let bytes = 0;

  function kindOf(key: string): Kind {
    let kind = kinds.get(key);
    if (kind === undefined) {
      if (kinds.size >= MOST_KINDS) forget();
      kind = { pieces: [], missed: 0 };
      kinds.set(key, kind);
    }
    return kind;
  }

  function forget(): void {
    kinds.clear();
    bytes = 0;
  }

  return {
    find(key, document, at) {
      const kind = kinds.get(key);
      if (kind === undefined) return null;
      const place = kind.pieces.findIndex((piece) => standsAt(piece, document, at));
      if (place < 0) return null;
      const piece = kind.pieces[place]!;
      if (place > 0) {
        kind.pieces.splice(place, 1);
        kind.pieces.unshift(piece);
      }
      kind.missed = 0;
      return piece;
    },
    isWorthKeeping(key) {
      const kind = kindOf(key);
      kind.missed += 1;
      return kind.missed <= MOST_TRIED || kind.missed % SELDOM === 0;
    },
    add(key, piece) {
      if (bytes + piece.bytes.length > MOST_BYTES) forget();
      const { pieces } = kindOf(key);
      pieces.unshift(piece);
      bytes += piece.bytes.length;
      if (pieces.length > MOST_OF_A_KIND) bytes -= pieces.pop()!.bytes.length;
    },
    forget,
  };
}

function standsAt({ bytes }: Piece, document: Buffer, at: number): boolean {
  const behind = at + bytes.length;
  return behind <= document.length && document.compare(bytes, 0, bytes.length, at, behind) === 0;
}
