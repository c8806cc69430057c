/** What a text is, for who listens to a paper. Artifacts are the furniture of a page, and not read. */
export type Part = 'H1' | 'H2' | 'P' | 'TH' | 'TD' | 'Artifact'

/** The parts of a paper that are open, the whole document first. */
const open = new WeakMap<PDFKit.PDFDocument, PDFKit.PDFStructureElement[]>()

/** Begins the structure of a paper. Its texts are read in the order in which they are written. */
export function beginStructure(paper: PDFKit.PDFDocument): void {
  const whole = paper.struct('Document')
  paper.addStructure(whole)
  open.set(paper, [whole])
}

/** A part that holds others, such as a row its cells: all that `draw` writes. */
export function within<T>(paper: PDFKit.PDFDocument, part: 'Table' | 'TR' | 'TH' | 'TD', draw: () => T): T {
  const parts = open.get(paper)
  const element = paper.struct(part)
  parts?.at(-1)?.add(element)
  parts?.push(element)
  const drawn = draw()
  parts?.pop()
  element.end()
  return drawn
}

/** Draws one text, or a picture with the words that stand for it, as a part of the paper; `actual` is what was written where it is drawn in another order. */
export function asPart(
  paper: PDFKit.PDFDocument,
  part: Part | 'Figure',
  draw: () => void,
  said: { alt?: string; actual?: string } = {},
): void {
  const parent = open.get(paper)?.at(-1)
  if (!parent) return draw()
  if (part === 'Artifact') paper.markContent('Artifact', { type: 'Pagination' })
  const content = part === 'Artifact' ? undefined : paper.markStructureContent(part)
  draw()
  paper.endMarkedContent()
  if (content) parent.add(paper.struct(part, said, content))
}
