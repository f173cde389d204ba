// A door of its own: a thread that writes one file should not wait for the engine.
export { redirectForms, type Move } from "@audit/rules/fixes/server/redirect-rules";
