import { expect, test } from "vitest";
import { isOtherDocument } from "./root-element.ts";

test.each([
  '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel>',
  '\n<?xml version="1.0"?>\n<?xml-stylesheet href="a.xsl"?><!-- made --><feed xmlns="http://www.w3.org/2005/Atom">',
  '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
  '<?xml version="1.0"?><catalogue>',
  "<urlset>",
])("takes %s for a document of another kind", (start) => {
  expect(isOtherDocument(start)).toBe(true);
});

test.each([
  "<!doctype html><html>",
  '<?xml version="1.0"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "x"><html xmlns="http://www.w3.org/1999/xhtml">',
  "<title>Feed</title>",
  "<!-- rss --><div>rss",
  "plain text",
  "",
])("leaves %s a page", (start) => {
  expect(isOtherDocument(start)).toBe(false);
});
