import type { ShownPage } from 'contract/website-pages/parts'
import Plus from 'lucide-react/icons/plus'
import { m } from '#messages'

/** Questions; one opens without a script. */
export const Questions = ({ questions }: Pick<ShownPage<'rewards'>, 'questions'>) => (
  <section className="mx-auto max-w-shop px-5 py-16 lg:px-10 lg:py-28" aria-labelledby="questions">
    <h2 id="questions" className="text-title">
      {m.extensions_questions()}
    </h2>
    <div className="mt-7 max-w-4xl border-t border-line-2 lg:mt-10">
      {questions.map(({ title, text }) => (
        <details key={`${title} ${text}`} name="points" className="group border-b border-line-2">
          <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 py-3 text-lead font-medium hover:underline hover:decoration-line-2 hover:underline-offset-6 [&::-webkit-details-marker]:hidden">
            {title}
            <Plus className="size-5 shrink-0 text-ink-2 transition-transform group-open:rotate-45" aria-hidden />
          </summary>
          <p className="max-w-read pb-6 text-ink-2">{text}</p>
        </details>
      ))}
    </div>
  </section>
)
