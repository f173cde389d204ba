import { itemAt } from "@audit/facts";
/** First in, first out, over integers; memory of what was taken is given back now and then. */
export interface Queue {
  push(id: number): void;
  /** -1 when empty. */
  shift(): number;
}

export function createQueue(): Queue {
  let items: number[] = [];
  let head = 0;
  return {
    push: (id) => void items.push(id),
    shift() {
      if (head === items.length) return -1;
      const id = itemAt(items, head++);
      if (head > 1024 && head * 2 > items.length) {
        items = items.slice(head);
        head = 0;
      }
      return id;
    },
  };
}
