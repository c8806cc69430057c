import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of each page of a PDF, as a reader would copy it. */
export async function pagesOf(document: Blob | Uint8Array): Promise<string[]> {
  const data = document instanceof Blob ? new Uint8Array(await document.arrayBuffer()) : new Uint8Array(document)
  const pdf = await getDocument({ data }).promise
  const pages = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  return pages
}
