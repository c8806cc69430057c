/** A key that bounces or is pressed again out of impatience means the same thing once. */
const SAME_PRESS_MS = 250

let last = { key: '', at: Number.NEGATIVE_INFINITY }

/** Whether a key belongs to the press before it: it is held down, or came again at once, though another screen is there. */
export function isSamePress({ key, repeat, timeStamp }: Pick<KeyboardEvent, 'key' | 'repeat' | 'timeStamp'>): boolean {
  const isSame = repeat || (key === last.key && timeStamp - last.at < SAME_PRESS_MS)
  if (!isSame) last = { key, at: timeStamp }
  return isSame
}
