export const picture = (side: number, shown: number) => ({
  width: side,
  height: side,
  shownWidth: shown,
  shownHeight: shown,
  widest: null,
  bytes: 240_000,
});
