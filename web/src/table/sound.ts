// A knock on wood when it is your turn; off unless somebody asks for it.
let audio: AudioContext | null = null;

export function knock(): void {
  audio ??= new AudioContext();
  for (const [delay, pitch] of [
    [0, 190],
    [0.12, 160],
  ] as const) {
    const start = audio.currentTime + delay;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.setValueAtTime(pitch, start);
    tone.frequency.exponentialRampToValueAtTime(pitch / 2, start + 0.09);
    volume.gain.setValueAtTime(0.25, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.1);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.11);
  }
}
