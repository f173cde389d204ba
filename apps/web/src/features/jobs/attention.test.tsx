import { afterEach, expect, test, vi } from "vitest";
import { setTitle } from "../../title/page-title.ts";
import { flashTitle, playChime } from "./attention.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the chime is two tones of 523.25 and 659.25 Hz in half a second [D2-9.21]", () => {
  const tones: { frequency: number; from: number; to: number }[] = [];
  class Tone {
    readonly tone = { frequency: 0, from: 0, to: 0 };
    constructor(_: unknown, { frequency }: { frequency: number }) {
      this.tone.frequency = frequency;
      tones.push(this.tone);
    }
    connect = (next: unknown): unknown => next;
    start = (at: number): void => void (this.tone.from = at);
    stop = (at: number): void => void (this.tone.to = at);
  }
  class Volume {
    gain = { setTargetAtTime: () => {} };
    connect = (next: unknown): unknown => next;
  }
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  vi.stubGlobal(
    "AudioContext",
    class {
      readonly currentTime = 0;
    },
  );
  vi.stubGlobal("OscillatorNode", Tone);
  vi.stubGlobal("GainNode", Volume);
  playChime();
  expect(tones.map(({ frequency }) => frequency)).toEqual([523.25, 659.25]);
  expect(tones.at(-1)!.to - tones[0]!.from).toBe(0.5);
});

test("the title changes six times at 500 ms and is itself again [D2-9.22]", () => {
  vi.useFakeTimers();
  setTitle({ site: "Site", page: "" });
  const titles: string[] = [];
  flashTitle("Done");
  for (let tick = 0; tick < 8; tick += 1) {
    vi.advanceTimersByTime(500);
    titles.push(document.title);
  }
  expect(titles).toEqual(["Done", "Site", "Done", "Site", "Done", "Site", "Site", "Site"]);
});

test("looking at the page ends the flashing", () => {
  vi.useFakeTimers();
  setTitle({ site: "Site", page: "" });
  flashTitle("Done");
  vi.advanceTimersByTime(500);
  window.dispatchEvent(new Event("focus"));
  expect(document.title).toBe("Site");
  vi.advanceTimersByTime(2_000);
  expect(document.title).toBe("Site");
});
