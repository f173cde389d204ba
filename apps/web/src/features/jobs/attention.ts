import { setTitle } from "../../title/page-title.ts";

/** The specification's chime: two tones in half a second. */
const TONES_HZ = [523.25, 659.25];
const CHIME_SECONDS = 0.5;
const LOUDNESS = 0.08;

/** Only after the reader has touched the page: browsers, and people, dislike other sounds. */
export function playChime(): void {
  if (navigator.userActivation?.hasBeenActive === false) return;
  const audio = new AudioContext();
  const length = CHIME_SECONDS / TONES_HZ.length;
  TONES_HZ.forEach((hertz, index) => {
    const from = audio.currentTime + index * length;
    const tone = new OscillatorNode(audio, { frequency: hertz });
    const volume = new GainNode(audio, { gain: LOUDNESS });
    volume.gain.setTargetAtTime(0, from + length * 0.5, length * 0.2);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + length);
    if (index === TONES_HZ.length - 1) tone.onended = () => void audio.close();
  });
}

const FLASHES = 6;
const FLASH_MS = 500;

/** Changes the tab's title six times; stops when the page gets the focus. None with reduced motion. */
export function flashTitle(text: string): () => void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return () => {};
  let changes = 0;
  const stop = (): void => {
    clearInterval(timer);
    window.removeEventListener("focus", stop);
    setTitle({ notice: null });
  };
  const timer = setInterval(() => {
    changes += 1;
    setTitle({ notice: changes % 2 === 1 ? text : null });
    if (changes >= FLASHES) stop();
  }, FLASH_MS);
  window.addEventListener("focus", stop);
  return stop;
}
