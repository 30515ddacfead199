/** Sounds, made on the spot: a few milliseconds of wood, paper, coin and chime, and an airlock. */
import type { Sound } from './board'

/** Longer than any sound lasts. */
const SILENT = 2000

let context: AudioContext | null = null
let silent: ReturnType<typeof setTimeout> | undefined

export function sound(name: Sound): void {
  const audio = awake()
  MAKERS[name](audio, audio.currentTime)
}

/** It rests once it is silent: a device that plays silence is kept busy by it. */
function awake(): AudioContext {
  const audio = (context ??= new AudioContext())
  void audio.resume().catch(() => undefined)
  clearTimeout(silent)
  silent = setTimeout(() => void audio.suspend().catch(() => undefined), SILENT)
  return audio
}

export type Signal = 'turn' | 'talk'

/** A soft call to somebody who looks elsewhere; before the first touch a page may make no sound. */
export function signal(kind: Signal): void {
  if (!(navigator.userActivation?.hasBeenActive ?? true)) return
  const audio = awake()
  const pitches = kind === 'turn' ? [440, 587] : [494]
  for (const [place, pitch] of pitches.entries()) tone(audio, audio.currentTime + place * 0.14, pitch, 0.5, 0.06, 'sine')
}

const MAKERS: Record<Sound, (audio: AudioContext, now: number) => void> = {
  wood: (audio, now) => {
    tone(audio, now, 190, 0.09, 0.35, 'triangle')
    noise(audio, now, 900, 0.04, 0.25)
  },
  paper: (audio, now) => noise(audio, now, 3800, 0.14, 0.16),
  coin: (audio, now) => {
    tone(audio, now, 2100, 0.18, 0.09, 'sine')
    tone(audio, now + 0.05, 2750, 0.22, 0.08, 'sine')
  },
  chime: (audio, now) => {
    for (const [place, pitch] of [523, 659, 784].entries()) {
      tone(audio, now + place * 0.12, pitch, 0.7, 0.12, 'sine')
    }
  },
  // Air that hisses out, and two leaves that part.
  airlock: (audio, now) => {
    noise(audio, now, 5200, 0.55, 0.1)
    tone(audio, now + 0.3, 74, 0.5, 0.3, 'triangle')
    noise(audio, now + 0.32, 240, 0.6, 0.25)
  },
}

function tone(
  audio: AudioContext,
  at: number,
  pitch: number,
  lasts: number,
  loud: number,
  shape: OscillatorType,
): void {
  const source = new OscillatorNode(audio, { type: shape, frequency: pitch })
  source.frequency.exponentialRampToValueAtTime(pitch * 0.92, at + lasts)
  fade(audio, source, at, lasts, loud)
}

function noise(audio: AudioContext, at: number, pitch: number, lasts: number, loud: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1
  const source = new AudioBufferSourceNode(audio, { buffer })
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 0.8 })
  source.connect(filter)
  fade(audio, source, at, lasts, loud, filter)
}

function fade(
  audio: AudioContext,
  source: AudioScheduledSourceNode,
  at: number,
  lasts: number,
  loud: number,
  last: AudioNode = source,
): void {
  const gain = new GainNode(audio, { gain: 0 })
  gain.gain.setValueAtTime(loud, at)
  gain.gain.exponentialRampToValueAtTime(0.001, at + lasts)
  last.connect(gain).connect(audio.destination)
  source.start(at)
  source.stop(at + lasts)
}
