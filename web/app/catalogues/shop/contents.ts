import { latinDigits } from 'contract/core/texts/digits'
import type { PDFDocumentProxy } from 'pdfjs-dist'

/** A line of a contents page: its target, and its position in hundredths of the page. */
export interface ContentsEntry {
  name: string
  page: number
  left: number
  top: number
  width: number
  height: number
}

/** A run of text on a page, from its lower left corner. */
export interface TextRun {
  str: string
  x: number
  y: number
  width: number
  height: number
}

/** Fewer lines with a number at their end are no contents. */
const FEWEST = 3

/** The contents on a page of a catalogue; an empty list if it has none. */
export async function contentsOf(pdf: PDFDocumentProxy, number: number): Promise<ContentsEntry[]> {
  const page = await pdf.getPage(number)
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = page.view
  const { items } = await page.getTextContent()
  let blank = ''
  const runs = items.flatMap((item): TextRun[] => {
    if (!('str' in item) || item.str === '') return []
    const str = blank + item.str
    blank = item.str.trim() === '' ? ' ' : ''
    if (blank) return []
    // The library types a transformation, which is six numbers, as any.
    return [{ ...item, str, x: Number(item.transform[4]) - x0, y: Number(item.transform[5]) - y0 }]
  })
  return entriesIn(runs, { width: x1 - x0, height: y1 - y0, from: number, total: pdf.numPages })
}

interface Sheet {
  width: number
  height: number
  /** its own number */
  from: number
  total: number
}

/** Names with the number of a later page at their right. Numbers that do not rise are prices or sizes. */
export function entriesIn(runs: readonly TextRun[], { width, height, from, total }: Sheet): ContentsEntry[] {
  const pageOf = ({ str }: TextRun): number | undefined => {
    const page = Number(latinDigits(str))
    return Number.isInteger(page) && page > from && page <= total ? page : undefined
  }
  const entries = linesOf(runs)
    .flatMap((line) => namedPages(phrasesOf(line), pageOf))
    // Columns follow each other as they are stored.
    .toSorted((one, other) => one.number.place - other.number.place)
    .map(({ name, number }) => {
      const tall = Math.max(number.height, name.height) * 2
      return {
        // Of some letters a browser that prints writes nothing that can be read.
        name: name.str
          .replaceAll(/\p{Cc}/gu, '')
          .replaceAll(/\s+/g, ' ')
          .trim(),
        page: pageOf(number)!,
        left: (name.x / width) * 100,
        top: 100 - ((name.y + tall * 0.7) / height) * 100,
        width: ((number.x + number.width - name.x) / width) * 100,
        height: (tall / height) * 100,
      }
    })
  const rises = entries.every(({ page }, place) => place === 0 || page >= entries[place - 1]!.page)
  return rises && entries.length >= FEWEST ? entries : []
}

/** What stands between two blanks, stored in as many runs as the printing program liked. */
interface Word extends TextRun {
  /** that of its first run in the file */
  place: number
}

/** A part of a line is set off by more than this, in heights of the line: a script that needs shaping is stored in many runs. */
const WITHIN_PHRASE = 0.6
/** A narrower gap is none to a reader. */
const WITHIN_WORD = 0.15

const BEFORE_ITS_LETTER = /(^|\s)[\0ि]((?:[क-ह]़?्)*[क-ह]़?)/g

/**
 * A run in the order in which it is read. The short ि is printed before its letter, and that is how browsers store it, or as
 * a null where it has a wide form. A run that begins so is one letter.
 */
const inReadingOrder = (str: string): string => str.replace(BEFORE_ITS_LETTER, '$1$2ि')

function linesOf(runs: readonly TextRun[]): Word[][] {
  const lines: Word[][] = []
  for (const [place, run] of runs.entries()) {
    const word = { ...run, str: inReadingOrder(run.str), place }
    const line = lines.find(([first]) => Math.abs(first!.y - run.y) < run.height / 2)
    if (line) line.push(word)
    else lines.push([word])
  }
  return lines.map((line) => line.toSorted((a, b) => a.x - b.x))
}

const LEADER = /^[\s.·…_-]+$/

/** The parts of a line, each in its words; dots that lead to a number are left out. */
function phrasesOf(line: readonly Word[]): Word[][] {
  const phrases: Word[][] = []
  let before: Word | undefined
  for (const word of line) {
    const gap = before ? (word.x - before.x - before.width) / Math.max(before.height, word.height) : Infinity
    const [phrase, last] = [phrases.at(-1), phrases.at(-1)?.at(-1)]
    before = word
    // What lies on something else is the same once more, to look bold.
    const isClose = (most: number) => gap <= most && gap > -WITHIN_PHRASE
    if (phrase && last && isClose(WITHIN_WORD) && isOneWord(last, word)) phrase[phrase.length - 1] = joined(last, word)
    else if (LEADER.test(word.str)) phrases.push([])
    else if (phrase && isClose(WITHIN_PHRASE)) phrase.push(word)
    else phrases.push([word])
  }
  return phrases.filter((phrase) => phrase.length > 0)
}

/** Of dots only a single one belongs to a word: `1.5`, `लि.`. */
const isOneWord = ({ str }: Word, next: Word): boolean =>
  !/^\s/.test(next.str) &&
  !/\s$/.test(str) &&
  (!LEADER.test(next.str) || (next.str.length === 1 && !LEADER.test(str.at(-1)!)))

/** Runs that follow each other as one. */
function joined(one: Word, next: Word, between = ''): Word {
  return {
    str: one.str + between + next.str,
    x: one.x,
    y: Math.min(one.y, next.y),
    width: next.x + next.width - one.x,
    height: Math.max(one.height, next.height),
    place: Math.min(one.place, next.place),
  }
}

interface NamedPage {
  name: Word
  number: Word
}

/** The numbers of pages in a line, each with the nearest words to its left. A number within a name or close after it is a size, unless no other follows. */
function namedPages(phrases: readonly Word[][], pageOf: (word: Word) => number | undefined): NamedPage[] {
  const found: NamedPage[] = []
  let name: Word[] = []
  const add = (words: readonly Word[], number: Word | undefined) => {
    if (words.length > 0 && number && pageOf(number) !== undefined)
      found.push({ name: words.reduce((one, next) => joined(one, next, ' ')), number })
  }
  for (const phrase of phrases) {
    if (phrase.some(({ str }) => /\p{L}/u.test(str))) {
      add(name.slice(0, -1), name.at(-1))
      name = phrase
    } else if (phrase.length === 1 && pageOf(phrase[0]!) !== undefined) {
      add(name, phrase[0])
      name = []
    }
  }
  add(name.slice(0, -1), name.at(-1))
  return found
}
