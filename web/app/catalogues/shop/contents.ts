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
  const runs = items.flatMap((item): TextRun[] =>
    'str' in item && item.str.trim() !== ''
      ? // The library types a transformation, which is six numbers, as any.
        [{ ...item, x: Number(item.transform[4]) - x0, y: Number(item.transform[5]) - y0 }]
      : [],
  )
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
  const entries = runs.flatMap((run): ContentsEntry[] => {
    const page = Number(latinDigits(run.str))
    if (!Number.isInteger(page) || page <= from || page > total) return []
    const name = nameBefore(run, runs)
    if (!name) return []
    const tall = Math.max(run.height, name.height) * 2
    return [
      {
        // Of some vowel signs a browser that prints writes no letter.
        name: name.str.replaceAll(/\p{Cc}/gu, '').trim(),
        page,
        left: (name.x / width) * 100,
        top: 100 - ((name.y + tall * 0.7) / height) * 100,
        width: ((run.x + run.width - name.x) / width) * 100,
        height: (tall / height) * 100,
      },
    ]
  })
  const rises = entries.every(({ page }, place) => place === 0 || page >= entries[place - 1]!.page)
  return rises && entries.length >= FEWEST ? entries : []
}

/** The gap between two runs of one name, in heights of a line: a script that needs shaping is stored in many. */
const WITHIN_NAME = 0.6
/** A narrower one is none to a reader. */
const WITHIN_WORD = 0.15

/** The nearest words to the left on the same line, with all that stands close before them. */
function nameBefore(number: TextRun, runs: readonly TextRun[]): TextRun | undefined {
  const same = (run: TextRun) => Math.abs(run.y - number.y) < number.height / 2 && run.x < number.x
  const before = runs.filter(same).toSorted((a, b) => b.x - a.x)
  const last = before.findIndex(({ str }) => /\p{L}/u.test(str))
  if (last < 0) return undefined
  return before.slice(last).reduce((name, run) => joined(run, name) ?? name)
}

/** A run with the name after it, or undefined where it is something else. */
function joined(run: TextRun, name: TextRun): TextRun | undefined {
  const gap = (name.x - run.x - run.width) / Math.max(run.height, name.height)
  if (gap > WITHIN_NAME) return undefined
  const space = gap > WITHIN_WORD && !/\s$/.test(run.str) && !/^\s/.test(name.str) ? ' ' : ''
  return {
    str: run.str + space + name.str,
    x: Math.min(run.x, name.x),
    y: Math.min(run.y, name.y),
    width: name.x + name.width - Math.min(run.x, name.x),
    height: Math.max(run.height, name.height),
  }
}
