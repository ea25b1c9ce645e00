// SHA-256. Browsers offer their own only to pages with https, and a hall at home has none; what is hashed here is short.

/** The first 32 bits of the fractional parts of a root of the first primes, as the standard takes its constants. */
function constants(count: number, root: (prime: number) => number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    if (isPrime(n)) found.push(((root(n) % 1) * 2 ** 32) | 0);
  }
  return found;
}

function isPrime(n: number): boolean {
  for (let divisor = 2; divisor * divisor <= n; divisor++) if (n % divisor === 0) return false;
  return true;
}

const ROUND = constants(64, Math.cbrt);
const START = constants(8, Math.sqrt);
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The message with a one, zeros and its length in bits, in blocks of 64 bytes. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  new Uint8Array(view.buffer).set(bytes);
  view.setUint8(bytes.length, 0x80);
  view.setUint32(view.byteLength - 4, bytes.length * 8);
  return view;
}

function schedule(message: DataView, from: number): number[] {
  const words = Array.from({ length: 16 }, (_, i) => message.getUint32(from + 4 * i));
  for (let i = 16; i < 64; i++) {
    const early = words[i - 15]!;
    const late = words[i - 2]!;
    const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words.push((words[i - 16]! + low + words[i - 7]! + high) | 0);
  }
  return words;
}

function mixed(state: readonly number[], words: readonly number[]): number[] {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUND[i]! + words[i]!) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]!) | 0);
}

/** The SHA-256 of a text, in hexadecimal digits. */
export function sha256(text: string): string {
  const message = padded(text);
  let state = START;
  for (let from = 0; from < message.byteLength; from += 64) state = mixed(state, schedule(message, from));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
