import type { ShownPage } from 'contract/website-pages/parts'
import { brand } from '../../brand/brand.tsx'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import { RichMessage } from '../../ui/format/rich-message.tsx'
import { m } from '#messages'

/** The terms of the points programme. */
export const ProgrammeTerms = ({ rules }: Pick<ShownPage<'rewards'>, 'rules'>) => (
  <section className="border-t border-line bg-ground" aria-labelledby="terms">
    <div className="mx-auto grid max-w-shop gap-x-16 gap-y-8 px-5 py-16 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:px-10 lg:py-28">
      <div>
        <h2 id="terms" className="text-title">
          {m.extensions_terms()}
        </h2>
        <p className="mt-4 max-w-[22em] text-ink-2">
          <RichMessage
            parts={m.extensions_terms_too.parts()}
            tags={{ terms: (text) => <TextLink to={brand.legal.terms}>{text}</TextLink> }}
          />
        </p>
      </div>
      <dl className="border-t border-line-2">
        {rules.map(({ title, text }) => (
          <div
            key={`${title} ${text}`}
            className="grid gap-x-8 gap-y-1.5 border-b border-line-2 py-5 sm:grid-cols-[12rem_1fr]"
          >
            <dt className="font-semibold">{title}</dt>
            <dd className="max-w-read text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
)
