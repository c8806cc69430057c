import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

interface Node {
  role?: string
  alt?: string
  id?: string
  children?: Node[]
}

/** The parts of a paper in the order in which they are heard, as `TD 1,25,000`; of one that holds others only its name. */
export async function structureOf(document: Uint8Array): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(document) }).promise
  const heard: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const texts = new Map<string, string>()
    const open: (string | undefined)[] = []
    for (const item of items) {
      if ('str' in item) {
        const id = open.findLast((one) => one !== undefined)
        if (id) texts.set(id, `${texts.get(id) ?? ''}${item.str}`)
      } else if (item.type === 'endMarkedContent') open.pop()
      else open.push(item.id)
    }
    const hear = ({ role, alt, children = [] }: Node) => {
      const inner = children.filter((child) => child.role)
      const words = alt ?? children.map(({ id = '' }) => texts.get(id) ?? '').join('')
      if (role && role !== 'Root') heard.push(inner.length > 0 ? role : `${role} ${words.trim()}`)
      for (const child of inner) hear(child)
    }
    const tree: Node | null = await page.getStructTree()
    if (tree) hear(tree)
  }
  return heard
}
