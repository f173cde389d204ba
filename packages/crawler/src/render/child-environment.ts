/** A browser that pages may have broken into finds no secret of the server in its environment. */
export const childEnvironment = (scratch: string): NodeJS.ProcessEnv => ({
  PATH: process.env["PATH"],
  LANG: process.env["LANG"],
  CHROMIUM_SANDBOX: process.env["CHROMIUM_SANDBOX"],
  HOME: scratch,
  TMPDIR: scratch,
});
