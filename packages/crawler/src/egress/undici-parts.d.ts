// The parts of undici an audit needs; its index loads a hundred modules more. Typed by what the index exports.
declare module "undici/lib/dispatcher/agent.js" {
  export { Agent as default } from "undici";
}
declare module "undici/lib/core/connect.js" {
  export { buildConnector as default } from "undici";
}
