/** Markup that tries to reach `target` ("host:port") by each way a page has without going there itself. */
export function egressAttempts(target: string): string {
  const at = `http://${target}`;
  return `<h1>ways to connect</h1>
<link rel=stylesheet href="${at}/s.css"><link rel=preload as=script href="${at}/p.js"><link rel=prefetch href="${at}/f">
<link rel=preconnect href="${at}"><link rel=dns-prefetch href="//${target}"><link rel=modulepreload href="${at}/m.js">
<link rel=manifest href="${at}/manifest.json"><link rel=icon href="${at}/icon.ico">
<style>@import "${at}/i.css"; @font-face { font-family: f; src: url("${at}/f.woff2") } h1 { font-family: f; background: url("${at}/b.png") }</style>
<img src="${at}/i.png"><img srcset="${at}/i2.png 2x"><picture><source srcset="${at}/w.webp"><img></picture>
<iframe src="${at}/frame"></iframe><iframe src="https://${target}/frame"></iframe><object data="${at}/o"></object><embed src="${at}/e">
<video src="${at}/v.mp4" poster="${at}/v.png" autoplay></video><audio src="${at}/a.mp3" autoplay></audio>
<svg><image href="${at}/s.svg" /><use href="${at}/u.svg#x" /></svg><script src="${at}/x.js"></script><script type=module src="${at}/mod.js"></script>
<iframe name=hole></iframe><form id=form action="${at}/post" method=post target=hole><input name=a value=b></form>
<script>
const attempt = (run) => { try { const result = run(); result?.catch?.(() => {}); } catch {} };
attempt(() => document.querySelector("#form").submit());
attempt(() => fetch("${at}/fetch", { mode: "no-cors" }));
attempt(() => fetch("${at}/keepalive", { mode: "no-cors", keepalive: true, method: "POST", body: "x" }));
attempt(() => { const ask = new XMLHttpRequest(); ask.open("GET", "${at}/xhr"); ask.send(); });
attempt(() => navigator.sendBeacon("${at}/beacon", "x"));
attempt(() => new EventSource("${at}/events"));
attempt(() => new WebSocket("ws://${target}/socket"));
attempt(() => new WebSocket("wss://${target}/socket"));
attempt(() => new WebTransport("https://${target}/transport").ready);
attempt(() => open("${at}/popup"));
attempt(() => import("${at}/import.js"));
attempt(() => new Worker(URL.createObjectURL(new Blob(["importScripts('${at}/worker.js')"]))));
attempt(() => new Worker(URL.createObjectURL(new Blob(["fetch('${at}/worker', {mode:'no-cors'}); new WebSocket('ws://${target}/w')"]))));
attempt(() => new SharedWorker(URL.createObjectURL(new Blob(["fetch('${at}/shared', {mode:'no-cors'})"]))));
attempt(() => navigator.serviceWorker.register("/sw.js"));
for (const scheme of ["stun:${target}", "turn:${target}?transport=udp", "turn:${target}?transport=tcp", "turns:${target}?transport=tcp"]) {
  attempt(() => {
    const peer = new RTCPeerConnection({ iceServers: [{ urls: scheme, username: "a", credential: "b" }] });
    peer.createDataChannel("x");
    return peer.createOffer().then((offer) => peer.setLocalDescription(offer));
  });
}
</script>`;
}

/** Pages that go to the target themselves. */
export const departures = (target: string): string[] => [
  `<script>location = "http://${target}/"</script>`,
  `<meta http-equiv=refresh content="0;url=http://${target}/">`,
  `<form action="http://${target}/" method=post></form><script>document.forms[0].submit()</script>`,
];
