// What a browser needs to read a chosen file, without the reader of tables.
export { readAddressList } from "./address-list.ts";
export { decodeText } from "./decode-text.ts";
export { ImportFault } from "./import-fault.ts";
