const makesBlock = /\.type\s*=\s*["'`]application\/ld\+json|["'`]type["'`]\s*,\s*["'`]application\/ld\+json["'`]/i;

/** Whether a script makes an element for JSON-LD: what it holds comes to be when the script runs. */
export const writesMarkup = (script: string): boolean => script.includes("ld+json") && makesBlock.test(script);
