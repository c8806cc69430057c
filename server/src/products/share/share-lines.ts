import { lettersOf } from 'contract/core/texts/letters'

interface Column {
  width: number
  /** text beyond this many lines ends in … */
  most: number
  measure: (text: string) => number
}

/** Breaks a text into lines at spaces; a word wider than a line is broken too. */
export function linesOf(text: string, { width, most, measure }: Column): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((each) => piecesOf(each, width, measure))) {
    const longer = line ? `${line} ${word}` : word
    if (measure(longer) <= width) {
      line = longer
      continue
    }
    lines.push(line)
    line = word
  }
  lines.push(line)
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), shortened(lines.slice(most - 1).join(' '), width, measure)]
}

function piecesOf(word: string, width: number, measure: Column['measure']): string[] {
  if (measure(word) <= width) return [word]
  const pieces = ['']
  for (const letter of lettersOf(word)) {
    const longer = `${pieces.at(-1)}${letter}`
    if (measure(longer) <= width) pieces[pieces.length - 1] = longer
    else pieces.push(letter)
  }
  return pieces
}

function shortened(text: string, width: number, measure: Column['measure']): string {
  const letters = lettersOf(text)
  while (letters.length > 0 && measure(`${letters.join('').trimEnd()}…`) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
