import type { PageRuleCases } from "../../../../rule-cases.ts";

export const cases: PageRuleCases = {
  passing: ["<!doctype html><title>Tea</title><p>Tea", "<!DOCTYPE HTML><html><title>Tea</title><p>Tea"],
  failing: ["<html><title>Tea</title><p>Tea", "<title>Tea</title><!doctype html><p>Tea"],
  outside: [{ html: "<title>Gone</title>", status: 404 }],
};
