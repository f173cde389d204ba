import packageJson from "../package.json" with { type: "json" };

export const engineVersion: string = packageJson.version;
