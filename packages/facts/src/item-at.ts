/** The item at a place that holds one. @throws RangeError for any other place: a fault of the caller */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`There is no item ${index} among ${list.length}.`);
  return item;
}
