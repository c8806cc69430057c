import type { ReactNode } from 'react'
import { m } from '#messages'

/** The parts of the form, in their order. */
export const SECTIONS = {
  classification: {
    title: m.products_office_section_classification,
    text: m.products_office_section_classification_text,
  },
  basic: { title: m.products_office_section_basic, text: m.products_office_section_basic_text },
  details: { title: m.products_office_section_details, text: m.products_office_section_details_text },
  variants: { title: m.products_office_section_variants, text: m.products_office_section_variants_text },
  content: { title: m.products_office_section_content, text: m.products_office_section_content_text },
  media: { title: m.products_office_section_media, text: m.products_office_section_media_text },
} as const
export type SectionId = keyof typeof SECTIONS

/** One section: its title on the left, its fields beside it. */
export const FormSection = ({ id, children }: { id: SectionId; children: ReactNode }) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className="grid scroll-mt-26 gap-x-8 gap-y-5 border-t border-line py-8 first:border-t-0 lg:scroll-mt-12 xl:grid-cols-[10rem_minmax(0,1fr)] min-[87rem]:scroll-mt-0"
  >
    <div>
      <h2 id={`${id}-title`} tabIndex={-1} className="text-sm font-semibold outline-none">
        {SECTIONS[id].title()}
      </h2>
      <p className="mt-1 text-xs text-ink-3">{SECTIONS[id].text()}</p>
    </div>
    <div className="grid max-w-2xl min-w-0 gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
  </section>
)
