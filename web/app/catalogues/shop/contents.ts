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
    const page = Number(run.str)
    if (!Number.isInteger(page) || page <= from || page > total) return []
    const name = nameBefore(run, runs)
    if (!name) return []
    const tall = Math.max(run.height, name.height) * 2
    return [
      {
        name: name.str.trim(),
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

/** The nearest words to the left on the same line. */
function nameBefore(number: TextRun, runs: readonly TextRun[]): TextRun | undefined {
  const same = (run: TextRun) => Math.abs(run.y - number.y) < number.height / 2 && run.x < number.x
  return runs.filter((run) => same(run) && /\p{L}/u.test(run.str)).toSorted((a, b) => b.x - a.x)[0]
}
