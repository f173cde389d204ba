import { expect, test } from "vitest";
import { fillTemplate, findTemplateFaults, mailVariables, sampleMailValues } from "./mail-template.ts";

test("the six variables are known, with or without blanks inside", () => {
  for (const { name } of mailVariables) {
    expect(findTemplateFaults(`a {{${name}}} b {{ ${name} }}`)).toEqual([]);
    expect(fillTemplate(`<{{${name}}}|{{ ${name} }}>`, (known) => sampleMailValues[known])).toBe(
      `<${sampleMailValues[name]}|${sampleMailValues[name]}>`,
    );
  }
});

test.each([
  "{{user_nam}}",
  "{{User_Name}}",
  "{{user.name}}",
  "{{constructor}}",
  "{{__proto__}}",
  "{{constructor.constructor}}",
  "{{toString}}",
  "{{user_name | upcase}}",
  "{{user_name()}}",
  "{{#if user_name}}",
  "{{> header}}",
  "{{user_name",
  "user_name}}",
  "{{}}",
  "{{ }}",
  "{{{{user_name}}user_name}}",
  "{{user_name{{user_name}}}}",
  "{{user\n_name}}",
  "{% if user_name %}",
  "{%include 'x'%}",
  "{{'user_name'}}",
  "{{7*7}}",
  "{{user*name*}}",
])("%j is a fault, and nothing is made of it", (text) => {
  expect(findTemplateFaults(text).length).toBeGreaterThan(0);
});

test.each([
  "${user_name}",
  "<%= user_name %>",
  "#{user_name}",
  "{user_name}",
  "{ {user_name} }",
  "[[user_name]]",
  "%user_name%",
])("%j is plain text", (text) => {
  expect(findTemplateFaults(text)).toEqual([]);
  expect(fillTemplate(text, () => "x")).toBe(text);
});

test("a value is put in once: what looks like a variable in it stays what it is", () => {
  const values = { ...sampleMailValues, user_name: "{{user_email}}" };
  expect(fillTemplate("Hi {{user_name}}", (name) => values[name])).toBe("Hi {{user_email}}");
});

test("each fault is named once", () => {
  expect(findTemplateFaults("{{a}} {{a}} {{b}} {{user_name")).toEqual([
    "Unknown variable: {{a}}",
    "Unknown variable: {{b}}",
    "Not a variable: {{user_name",
  ]);
});
