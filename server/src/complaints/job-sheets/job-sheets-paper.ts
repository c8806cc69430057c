import { m } from 'contract/messages'
import { dayInBoth, numberIn } from '../../platform/core/format.ts'
import { MM, openPaper, write, type Paper } from '../../platform/papers/paper.ts'
import { losesCharacters } from '../../platform/papers/printable.ts'
import { drawDay } from './day-page.ts'
import type { JobSheet, JobSheets } from './job-sheet.ts'
import { drawJobSheet } from './job-sheet-page.ts'
import { LABEL_SIZE, LEFT, SOFT, WIDTH } from './sheet-kit.ts'

/** Job sheets as an A4 document, one page each, with the list of the day before them if there is one. */
export async function drawJobSheets(document: JobSheets): Promise<Buffer> {
  const { locale, letterhead, sheets } = document
  const [only] = sheets
  const title =
    only && sheets.length === 1
      ? m.papers_job_sheet_title({ id: only.id }, { locale })
      : m.papers_job_sheets({}, { locale })
  const paper = await openPaper(title, {
    author: letterhead.name,
    bufferPages: true,
    autoFirstPage: false,
    lang: locale,
  })
  const bytes = paper.toArray()
  if (document.day) drawDay(paper, document, document.day)
  for (const sheet of sheets) {
    paper.addPage()
    drawJobSheet(paper, sheet, document)
  }
  writeFeet(paper, document)
  paper.end()
  return Buffer.concat(await bytes)
}

/** On each page: when it was printed, what could not be, and its number. */
function writeFeet(paper: Paper, document: JobSheets) {
  const { locale, today, sheets } = document
  const sentences = [
    m.papers_job_printed({ day: dayInBoth(today, document) }, { locale }),
    sheets.some(losesSome) && m.papers_missing_characters({}, { locale }),
  ]
  const left = sentences.filter(Boolean).join('. ')
  const { count } = paper.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    paper.switchToPage(page)
    const look = { size: LABEL_SIZE, width: WIDTH, colour: SOFT, as: 'Artifact' } as const
    write(paper, left, LEFT, 285 * MM, look)
    const values = { page: numberIn(locale, page + 1), count: numberIn(locale, count) }
    write(paper, m.papers_page(values, { locale }), LEFT, 285 * MM, { ...look, align: 'right' })
  }
}

const losesSome = ({ customer_name, customer_address, model_name, remark, technician }: JobSheet) =>
  [customer_name, customer_address, model_name, remark, technician].some(losesCharacters)
