import { attribute, readAttribute } from "../attribute-table.ts";
import { tag } from "../tags.ts";
import { endInBody } from "./end-tags.ts";
import { addEmpty, inTableScope, popCell, popElement, pushElement, pushImplied } from "./open-elements.ts";
import { bodyMode, columnMode, rowMode, type Scan, tableBodyMode, tableMode } from "./scan.ts";
import { openRaw, openTemplate, startInBody } from "./start-tags.ts";

const table = tag("table");
const tbody = tag("tbody");
const tr = tag("tr");
const td = tag("td");
const th = tag("th");
const caption = tag("caption");
const col = tag("col");
const colgroup = tag("colgroup");
const script = tag("script");
const style = tag("style");
const template = tag("template");
const input = tag("input");
const option = tag("option");
const optgroup = tag("optgroup");
const select = tag("select");
const type = attribute("type");

const set = (names: string): Uint8Array => {
  const ids = new Uint8Array(256);
  for (const name of names.split(" ")) ids[tag(name)] = 1;
  return ids;
};
const bodies = set("tbody thead tfoot");
const cells = set("td th");
/** Start tags that end a cell or caption. */
const endsCell = set("caption col colgroup tbody td tfoot th thead tr");
/** Start tags that end a row group, beside cells and rows. */
const endsBody = set("caption col colgroup tbody tfoot thead");
/** End tags that end a cell from outside. */
const endsFromOutside = set("table tbody tfoot thead tr");
const ignoredInCell = set("body caption col colgroup html");
const ignoredInTable = set("body caption col colgroup html tbody td tfoot th thead tr");
const ignoredInBody = set("body caption col colgroup html td th tr");
const ignoredInRow = set("body caption col colgroup html td th");

/** What tables allow anywhere between their parts; everything else would be moved in front of the table. */
function startBetween(scan: Scan): void {
  if (scan.tag === script) openRaw(scan, "script");
  else if (scan.tag === style) openRaw(scan, "style");
  else if (scan.tag === template) openTemplate(scan);
  else if (scan.tag === input && readAttribute(scan.attributes, type)?.toLowerCase() === "hidden") addEmpty(scan);
  else scan.failed = true;
}

function startInTable(scan: Scan): void {
  const { tag: id } = scan;
  if (id === caption || id === colgroup || bodies[id] === 1) pushElement(scan);
  else if (id === col) {
    pushImplied(scan, colgroup);
    addEmpty(scan);
  } else if (id === tr || cells[id] === 1) {
    pushImplied(scan, tbody);
    startInTableBody(scan);
  } else startBetween(scan);
}

function startInTableBody(scan: Scan): void {
  const { tag: id } = scan;
  if (id === tr) pushElement(scan);
  else if (cells[id] === 1) {
    pushImplied(scan, tr);
    pushElement(scan);
  } else if (endsBody[id] === 1) {
    popElement(scan);
    startInTable(scan);
  } else startBetween(scan);
}

function startInRow(scan: Scan): void {
  const { tag: id } = scan;
  if (cells[id] === 1) pushElement(scan);
  else if (id === tr || endsBody[id] === 1) {
    popElement(scan);
    startInTableBody(scan);
  } else startBetween(scan);
}

function startInColumns(scan: Scan): void {
  if (scan.tag === col) addEmpty(scan);
  else if (scan.tag === template) openTemplate(scan);
  else {
    popElement(scan);
    startInTable(scan);
  }
}

function startInSelect(scan: Scan): void {
  const { tag: id, tags } = scan;
  if (id === script) return openRaw(scan, "script");
  if (id !== option && id !== optgroup) {
    scan.failed = true;
    return;
  }
  if (tags[scan.depth] === option) popElement(scan);
  if (id === optgroup && tags[scan.depth] === optgroup) popElement(scan);
  pushElement(scan);
}

/** Takes a start tag in whatever mode the open elements put the document into. */
export function takeStart(scan: Scan): void {
  switch (scan.mode) {
    case bodyMode: {
      const cell = scan.cells[scan.depth] ?? 0;
      if (cell === 0 || endsCell[scan.tag] === 0) return startInBody(scan);
      // A row or cell closes the cell; inside a nested element the table scope decides, which the cell's depth is.
      popCell(scan, cell);
      return takeStart(scan);
    }
    case tableMode:
      return startInTable(scan);
    case tableBodyMode:
      return startInTableBody(scan);
    case rowMode:
      return startInRow(scan);
    case columnMode:
      return startInColumns(scan);
    default:
      return startInSelect(scan);
  }
}

function endInCell(scan: Scan, cell: number): void {
  const { tag: id, tags } = scan;
  if (id === tags[cell]) popCell(scan, cell);
  else if (id === td || id === th || ignoredInCell[id] === 1) return;
  else if (endsFromOutside[id] === 1) {
    if (inTableScope(scan, id) === 0) return;
    popCell(scan, cell);
    takeEnd(scan);
  } else endInBody(scan);
}

function endInTable(scan: Scan): void {
  if (scan.tag === table) popElement(scan);
  else if (ignoredInTable[scan.tag] === 0) scan.failed = true;
}

function endInTableBody(scan: Scan): void {
  const { tag: id } = scan;
  if (bodies[id] === 1) {
    if (inTableScope(scan, id) > 0) popElement(scan);
  } else if (id === table) {
    popElement(scan);
    endInTable(scan);
  } else if (ignoredInBody[id] === 0) scan.failed = true;
}

function endInRow(scan: Scan): void {
  const { tag: id } = scan;
  if (id === tr) popElement(scan);
  else if (id === table || (bodies[id] === 1 && inTableScope(scan, id) > 0)) {
    popElement(scan);
    endInTableBody(scan);
  } else if (ignoredInRow[id] === 0 && bodies[id] === 0) scan.failed = true;
}

function endInColumns(scan: Scan): void {
  if (scan.tag === colgroup) popElement(scan);
  else if (scan.tag === table) {
    popElement(scan);
    endInTable(scan);
  } else if (scan.tag !== col) scan.failed = true;
}

function endInSelect(scan: Scan): void {
  const { tag: id, tags } = scan;
  if (id === option) {
    if (tags[scan.depth] === option) popElement(scan);
  } else if (id === optgroup) {
    if (tags[scan.depth] === option && tags[scan.depth - 1] === optgroup) popElement(scan);
    if (tags[scan.depth] === optgroup) popElement(scan);
  } else if (id === select) {
    while (tags[scan.depth] !== select) popElement(scan);
    popElement(scan);
  } else scan.failed = true;
}

/** Takes an end tag in whatever mode the open elements put the document into. */
export function takeEnd(scan: Scan): void {
  switch (scan.mode) {
    case bodyMode: {
      const cell = scan.cells[scan.depth] ?? 0;
      return cell === 0 ? endInBody(scan) : endInCell(scan, cell);
    }
    case tableMode:
      return endInTable(scan);
    case tableBodyMode:
      return endInTableBody(scan);
    case rowMode:
      return endInRow(scan);
    case columnMode:
      return endInColumns(scan);
    default:
      return endInSelect(scan);
  }
}
