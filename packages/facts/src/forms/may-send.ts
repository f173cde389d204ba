/**
 * Whatever a script can send or hand over by: requests of browsers and of libraries for them, other scripts that it loads,
 * forms sent by script, mail programs and messengers, new windows, what is shared or copied.
 */
const WAYS =
  /\bfetch\b|XMLHttpRequest|ActiveXObject|sendBeacon|\baxios\b|\bajax\b|\$\.(?:post|get)\b|jQuery|\bsuperagent\b|\.(?:submit|requestSubmit)\s*\(|WebSocket|EventSource|postMessage|mailto:|sms:|wa\.me\b|whatsapp|\/\/t\.me\b|viber:|zalo\.me|\/\/m\.me\b|window\.open|(?<![.\w])open\s*\(|\bimport\b|importScripts|createElement\((?!\s*["'`](?!script|form|iframe|img|a["'`]))|new Image\b|navigator\.(?:share|clipboard)|\.action\s*=|setAttribute\(\s*["'`]action|emailjs|supabase|firebase|stripe/i;

/** Another page is opened, under an address that is put together: what was filled in may go with it. */
const LED_ON =
  /\blocation(?:\.href)?\s*=(?!=)(?!\s*["'`][^"'`?:$]{0,200}["'`]\s*(?:[;,)}\n]|$))|\blocation\.(?:assign|replace)\s*\((?!\s*["'`][^"'`?:$]{0,200}["'`]\s*\))/;

/** Whether a script might send what visitors fill in, or hand it to another program; where in doubt, it might. */
export const maySend = (script: string): boolean => WAYS.test(script) || LED_ON.test(script);

/** Whether a script takes over what a form does when its button is pressed. */
export const takesOverForms = (script: string): boolean =>
  script.includes("preventDefault") && /["'`]submit["'`]|\.onsubmit\b/.test(script);
