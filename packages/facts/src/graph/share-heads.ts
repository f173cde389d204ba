/** Fewer edges in common are not worth sharing. */
const leastShared = 32;
const mostHeads = 16;
const mostSamples = 8;

const none: Uint32Array = new Uint32Array(0);

function commonLength(a: Uint32Array, b: Uint32Array): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a[length] === b[length]) length++;
  return length;
}

/**
 * Finds the beginning that a list of edges has in common with lists before it: menus come first and in one order on all
 * pages, and are most of a page's links. A beginning is given again as the same array; it may be empty.
 */
export function shareHeads(): (list: Uint32Array) => Uint32Array {
  /** The one found last stands last. */
  let heads: Uint32Array[] = [];
  let samples: Uint32Array[] = [];

  function known(list: Uint32Array): Uint32Array {
    let longest = none;
    for (const head of heads) {
      if (head.length > longest.length && commonLength(head, list) === head.length) longest = head;
    }
    return longest;
  }

  return (list) => {
    let head = known(list);
    const common = Math.max(0, ...samples.map((sample) => commonLength(sample, list)));
    samples = [...samples.slice(1 - mostSamples), list.slice()];
    // One that is hardly longer than a known one would rarely be met again.
    if (common >= leastShared && common > 1.25 * head.length + leastShared) head = list.slice(0, common);
    if (head.length > 0) heads = [...heads.filter((one) => one !== head).slice(1 - mostHeads), head];
    return head;
  };
}
