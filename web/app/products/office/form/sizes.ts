const MOST = 40

/** With one more size at the end; a blank one changes nothing, one that is there already is refused. */
export function withSize(sizes: readonly string[], typed: string): { sizes: readonly string[]; refusal?: string } {
  const size = typed.trim().replace(/\s+/g, ' ')
  if (size === '') return { sizes }
  if (sizes.some((other) => other.toLowerCase() === size.toLowerCase()))
    return { sizes, refusal: `${size} is there already` }
  if (sizes.length >= MOST) return { sizes, refusal: `At most ${MOST} are possible` }
  return { sizes: [...sizes, size] }
}
