import { brand, telLink } from '../brand.tsx'
import { RichMessage } from '../ui/format/rich-message.tsx'
import { SiteHead } from '../layouts/site-head.tsx'
import { m } from '#messages'

interface LegalSection {
  /** the fragment of its address */
  id: string
  title: () => string
  paragraphs: readonly (() => string)[]
}

export interface LegalPageProps {
  title: string
  description: string
  path: string
  intro: string
  /** `20 November 2026` */
  updated: string
  sections: readonly LegalSection[]
}

/** A legal text: titled sections in one column, with contacts. */
export const LegalPage = ({ title, description, path, intro, updated, sections }: LegalPageProps) => (
  <main id="main" className="mx-auto max-w-shop px-5 py-10 lg:px-10 lg:py-20">
    <SiteHead title={title} description={description} path={path} />
    <h1 className="text-title lg:text-[3.5rem]">{title}</h1>
    <p className="mt-4 max-w-read text-lead text-ink-2">{intro}</p>
    <p className="mt-3 text-xs text-ink-3">{m.legal_updated({ day: updated })}</p>
    <div className="mt-10 gap-16 lg:mt-16 lg:grid lg:grid-cols-[15rem_1fr]">
      <nav aria-label={m.legal_on_this_page()} className="max-lg:mb-10 lg:sticky lg:top-24 lg:self-start">
        <ol className="border-t border-line">
          {sections.map(({ id, title }) => (
            <li key={id} className="border-b border-line">
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center text-sm text-ink-2 hover:text-ink hover:underline"
              >
                {title()}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="max-w-read">
        {sections.map(({ id, title, paragraphs }) => (
          <section key={id} id={id} className="mt-10 first:mt-0">
            <h2 className="text-heading">{title()}</h2>
            {paragraphs.map((text) => (
              <p key={text()} className="mt-3 text-ink-2">
                {text()}
              </p>
            ))}
          </section>
        ))}
        <section className="mt-12 rounded-card bg-ground p-6">
          <h2 className="text-heading">{m.legal_questions()}</h2>
          <p className="mt-2 text-sm text-ink-2">
            <RichMessage
              parts={m.legal_write_or_call.parts({ email: brand.email, phone: brand.phone, address: brand.address() })}
              tags={{
                email: (text) => <Plain href={`mailto:${brand.email}`}>{text}</Plain>,
                phone: (text) => <Plain href={telLink(brand.phone)}>{text}</Plain>,
              }}
            />
          </p>
        </section>
      </div>
    </div>
  </main>
)

const Plain = ({ href, children }: { href: string; children: string }) => (
  <a href={href} className="text-ink underline decoration-line-2 underline-offset-4 hover:decoration-red">
    {children}
  </a>
)
