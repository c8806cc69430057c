/** A note with the colleagues that it mentions set off. */
export const MentionedText = ({ text, names }: { text: string; names: readonly string[] }) =>
  partsOf(text, names).map(({ at, part, isName }) =>
    isName ? (
      <b key={at} className="font-semibold">
        {part}
      </b>
    ) : (
      part
    ),
  )

/** The text cut at the names; the first part is no name, then every other is one. */
function partsOf(text: string, names: readonly string[]) {
  if (names.length === 0) return [{ at: 0, part: text, isName: false }]
  const longestFirst = names.toSorted((one, other) => other.length - one.length)
  let at = 0
  return text.split(new RegExp(`(@(?:${longestFirst.map(escaped).join('|')}))`, 'giu')).map((part, place) => {
    at += part.length
    return { at: at - part.length, part, isName: place % 2 === 1 }
  })
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`)
