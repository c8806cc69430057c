import type { ReactNode } from 'react'

/** The parts of the form, in their order. */
export const SECTIONS = {
  classification: { title: 'Classification', text: 'Fixed once a product exists.' },
  basic: { title: 'Basic Information', text: 'What a visitor reads first.' },
  details: { title: 'Product Details', text: 'Printed on the rating plate.' },
  variants: { title: 'Colors & Sizes', text: 'In the order shown in the shop.' },
  content: { title: 'Product Content', text: 'The three tabs of the product page.' },
  media: { title: 'Media', text: 'Soft light, no text in the picture.' },
} as const
export type SectionId = keyof typeof SECTIONS

/** One part: what it is to the left, its fields beside it. */
export const FormSection = ({ id, children }: { id: SectionId; children: ReactNode }) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className="grid scroll-mt-26 gap-x-8 gap-y-5 border-t border-line py-8 first:border-t-0 lg:scroll-mt-12 xl:grid-cols-[10rem_minmax(0,1fr)] min-[87rem]:scroll-mt-0"
  >
    <div>
      <h2 id={`${id}-title`} tabIndex={-1} className="text-sm font-semibold outline-none">
        {SECTIONS[id].title}
      </h2>
      <p className="mt-1 text-xs text-ink-3">{SECTIONS[id].text}</p>
    </div>
    <div className="grid max-w-2xl min-w-0 gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
  </section>
)
