import type { ReactNode } from 'react'

/** One group of parts: its name and rule to the left, the parts to the right. */
export const KitSection = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <section className="grid gap-x-12 gap-y-6 border-t border-line py-12 lg:grid-cols-[16rem_minmax(0,1fr)]">
    <div>
      <h2 className="text-heading">{title}</h2>
      <p className="mt-2 max-w-[23em] text-sm text-ink-2">{text}</p>
    </div>
    <div className="min-w-0">{children}</div>
  </section>
)

/** Parts beside one another. */
export const KitRow = ({ children }: { children: ReactNode }) => (
  <div className="mt-4 flex flex-wrap items-center gap-3 first:mt-0">{children}</div>
)
