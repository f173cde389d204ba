/** The open elements by depth (1 = html), one array per property so that opening an element allocates nothing. */
export interface OpenElements {
  depth: number;
  capacity: number;
  tag: Uint8Array;
  html: Uint8Array;
  /** What is to be done when the element closes. */
  closing: Int32Array;
  region: Uint8Array;
  path: Int32Array;
  flowAt: Int32Array;
  /** Meaning depends on the closing action: index of a link, a heading, ... */
  aux: Int32Array;
  links: Int32Array;
  images: Int32Array;
  prices: Int32Array;
  cards: Int32Array;
}

export function createOpenElements(capacity = 1024): OpenElements {
  const numbers = (): Int32Array => new Int32Array(capacity);
  return {
    depth: 0,
    capacity,
    tag: new Uint8Array(capacity),
    html: new Uint8Array(capacity),
    closing: numbers(),
    region: new Uint8Array(capacity),
    path: numbers(),
    flowAt: numbers(),
    aux: numbers(),
    links: numbers(),
    images: numbers(),
    prices: numbers(),
    cards: numbers(),
  };
}

/** Makes room for deeper nesting; every array is copied. */
export function growOpenElements(open: OpenElements): void {
  const larger = createOpenElements(open.capacity * 2);
  larger.tag.set(open.tag);
  larger.html.set(open.html);
  larger.closing.set(open.closing);
  larger.region.set(open.region);
  larger.path.set(open.path);
  larger.flowAt.set(open.flowAt);
  larger.aux.set(open.aux);
  larger.links.set(open.links);
  larger.images.set(open.images);
  larger.prices.set(open.prices);
  larger.cards.set(open.cards);
  Object.assign(open, larger, { depth: open.depth });
}
