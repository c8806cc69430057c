/** The grounds that pictures stand on in the shop (the same as in the stylesheet). */
export const TONES = {
  ground: '#f5f4f2',
  mist: '#eef1f3',
  sage: '#eef1eb',
  clay: '#f5efea',
} as const

export type Tone = keyof typeof TONES
