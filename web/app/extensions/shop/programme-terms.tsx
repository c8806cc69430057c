import { POINTS_THAT_STAY } from 'contract/customers/words'
import { brand } from '../../brand.tsx'
import { settings } from '../../settings/page-settings.ts'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import { whole } from '../../ui/format/numbers.ts'
import { RichMessage } from '../../ui/format/rich-message.tsx'
import { m } from '#messages'

const RULES = [
  {
    title: m.extensions_rule_earn,
    text: () => m.extensions_rule_earn_text({ brand: brand.name, points: whole(settings().reviewPoints) }),
  },
  {
    title: m.extensions_rule_here,
    text: m.extensions_rule_here_text,
  },
  {
    title: m.extensions_rule_outlet,
    text: m.extensions_rule_outlet_text,
  },
  {
    title: m.extensions_rule_offers,
    text: () => m.extensions_rule_offers_text({ brand: brand.name }),
  },
  {
    title: m.extensions_rule_stays,
    text: () => m.extensions_rule_stays_text({ count: whole(POINTS_THAT_STAY) }),
  },
]

/** What holds for points, in five rules. */
export const ProgrammeTerms = () => (
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
        {RULES.map(({ title, text }) => (
          <div key={title()} className="grid gap-x-8 gap-y-1.5 border-b border-line-2 py-5 sm:grid-cols-[12rem_1fr]">
            <dt className="font-semibold">{title()}</dt>
            <dd className="max-w-read text-ink-2">{text()}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
)
