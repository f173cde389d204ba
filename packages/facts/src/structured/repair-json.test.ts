import { expect, test } from "vitest";
import { repairJson } from "./repair-json.ts";

test.each([
  ['{"a":"b",}', { a: "b" }],
  ['{"name":"12" mug"}', { name: '12" mug' }],
  ['{"name":"a "great", soft mug","price":"1"}', { name: 'a "great", soft mug', price: "1" }],
  ['{"text":"two\nlines"}', { text: "two\nlines" }],
  ['{"a":[1,2,],"b":{"c":"d"', { a: [1, 2], b: { c: "d" } }],
  ['{"a":{"b":1}},"c":{"d":2}}', { a: { b: 1 }, c: { d: 2 } }],
  [
    '{"@type":"Product","offers":{"price":"5"},"availability":"InStock"},"category":"Gin"}',
    { "@type": "Product", offers: { price: "5", availability: "InStock" }, category: "Gin" },
  ],
  ['{"a":{"b":1}} "c":2}', { a: { b: 1 }, c: 2 }],
  ['{"a":"b" "c":{"d":1}}', { a: "b", c: { d: 1 } }],
  ["{&quot;a&quot;:&quot;b&quot;}", { a: "b" }],
  [String.raw`{"a":"it\'s"}`, { a: "it's" }],
  [
    String.raw`{"a":"ingredi\xebnten","b":"C:\docs\unit \\x\u00eb"}`,
    { a: "ingrediënten", b: String.raw`C:\docs\unit \xë` },
  ],
])("%s keeps what it says", (written, value) => {
  expect(JSON.parse(repairJson(written)?.repaired ?? "null")).toEqual(value);
});

test.each(["hello", "{a: b}", '{"a":{{ value }}}', "{'a':'b'}", '{"a" "b"}'])("%s stays as it is", (written) => {
  expect(repairJson(written)).toBeNull();
});
