/** As in web/app/styles/tokens.css; `lamp` is for dots and bars, never for text. */
export const BRAND_COLOURS = {
  ink: '#17191c',
  ink2: '#4d5259',
  ink3: '#63686f',
  line2: '#cfccc7',
  red: '#c4122f',
  lamp: '#e0182d',
} as const

/**
 * The name as it is drawn: strokes 22 wide with round ends, and a lamp of radius 15, within a frame. In a file without
 * the words, so that scripts which draw it do not carry them.
 */
export const WORDMARK = {
  frame: { left: -11, top: -146, width: 452, height: 160 },
  path: 'M0 0V-132M0-33a33 33 0 1 1 66 0a33 33 0 1 1-66 0M162-66V0M162-33a33 33 0 1 1-66 0a33 33 0 1 1 66 0M196-132V0M232-108V-30c0 20 10 30 30 30M214-66h44M290-66V0M290-34c0-22 14-32 34-32M410-66V0M410-33a33 33 0 1 1-66 0a33 33 0 1 1 66 0',
  lamp: { x: 425, y: -118 },
} as const
