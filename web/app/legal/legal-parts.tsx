import type { ShownPage } from 'contract/website-pages/parts'
import { brand, telLink } from '../brand/brand.tsx'
import { RichNodes } from '../ui/data/rich-text.tsx'
import { richTextTree, type RichNode } from '../ui/data/rich-text-tree.ts'
import { RichMessage } from '../ui/format/rich-message.tsx'
import { m } from '#messages'

/** A legal text: sections in one column, each with its heading in the list beside, and contacts. */
export function LegalParts({ words: { document, clauses } }: { words: ShownPage<'terms'> }) {
  const { title, intro, version, day } = document
  const sections = sectionsOf(clauses)
  const titled = sections.filter(({ heading }) => heading.length > 0)
  return (
    <div className="mx-auto max-w-shop px-5 py-10 lg:px-10 lg:py-20">
      <h1 className="text-title wrap-anywhere lg:text-[3.5rem]">{title}</h1>
      <p className="mt-4 max-w-read text-lead text-ink-2">{intro}</p>
      <p className="mt-3 text-xs text-ink-3">
        {version ? m.legal_version({ version, day }) : m.legal_in_force({ day })}
      </p>
      <div className="mt-10 gap-16 lg:mt-16 lg:grid lg:grid-cols-[15rem_1fr]">
        <nav aria-label={m.legal_on_this_page()} className="max-lg:mb-10 lg:sticky lg:top-24 lg:self-start">
          <ol className="border-t border-line empty:border-0">
            {titled.map(({ id, heading }) => (
              <li key={id} className="border-b border-line">
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center text-sm text-ink-2 hover:text-ink hover:underline"
                >
                  <RichNodes nodes={heading} />
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-read">
          {sections.map(({ id, heading, nodes }) => (
            <section key={id} id={id} className="mt-10 scroll-mt-24 first:mt-0">
              {heading.length > 0 && (
                <h2 className="mb-3 text-heading">
                  <RichNodes nodes={heading} />
                </h2>
              )}
              <RichNodes nodes={nodes} className="text-base! text-ink-2" />
            </section>
          ))}
          <section className="mt-12 rounded-card bg-ground p-6">
            <h2 className="text-heading">{m.legal_questions()}</h2>
            <p className="mt-2 text-sm text-ink-2">
              <RichMessage
                parts={m.legal_write_or_call.parts({
                  email: brand.email,
                  phone: brand.phone,
                  address: brand.address(),
                })}
                tags={{
                  email: (text) => <Plain href={`mailto:${brand.email}`}>{text}</Plain>,
                  phone: (text) => <Plain href={telLink(brand.phone)}>{text}</Plain>,
                }}
              />
            </p>
          </section>
        </div>
      </div>
    </div>
  )
}

interface Section {
  /** the fragment of its address */
  id: string
  /** empty before the first heading */
  heading: RichNode[]
  nodes: RichNode[]
}

/** A rich text by its headings. */
function sectionsOf(html: string): Section[] {
  const sections: Section[] = []
  for (const node of richTextTree(html)) {
    const isHeading = typeof node === 'object' && node.tag === 'h3'
    if (isHeading || sections.length === 0)
      sections.push({ id: `section-${sections.length + 1}`, heading: isHeading ? node.children : [], nodes: [] })
    if (!isHeading) sections.at(-1)!.nodes.push(node)
  }
  return sections
}

const Plain = ({ href, children }: { href: string; children: string }) => (
  <a href={href} className="text-ink underline decoration-line-2 underline-offset-4 hover:decoration-red">
    {children}
  </a>
)
