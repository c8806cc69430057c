import Plus from 'lucide-react/icons/plus'
import { settings } from '../../settings/page-settings.ts'
import { whole } from '../../ui/format/numbers.ts'
import { m } from '#messages'

const QUESTIONS = [
  {
    question: m.extensions_q_when,
    answer: m.extensions_q_when_answer,
  },
  {
    question: m.extensions_q_worth,
    answer: m.extensions_q_worth_answer,
  },
  {
    question: m.extensions_q_expire,
    answer: m.extensions_q_expire_answer,
  },
  {
    question: m.extensions_q_tier,
    answer: () =>
      m.extensions_q_tier_answer({ gold: whole(settings().goldPoints), platinum: whole(settings().platinumPoints) }),
  },
  {
    question: m.extensions_q_back,
    answer: m.extensions_q_back_answer,
  },
]

/** Five questions; one opens without a script. */
export const Questions = () => (
  <section className="mx-auto max-w-shop px-5 py-16 lg:px-10 lg:py-28" aria-labelledby="questions">
    <h2 id="questions" className="text-title">
      {m.extensions_questions()}
    </h2>
    <div className="mt-7 max-w-4xl border-t border-line-2 lg:mt-10">
      {QUESTIONS.map(({ question, answer }) => (
        <details key={question()} name="points" className="group border-b border-line-2">
          <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 py-3 text-lead font-medium hover:underline hover:decoration-line-2 hover:underline-offset-6 [&::-webkit-details-marker]:hidden">
            {question()}
            <Plus className="size-5 shrink-0 text-ink-2 transition-transform group-open:rotate-45" aria-hidden />
          </summary>
          <p className="max-w-read pb-6 text-ink-2">{answer()}</p>
        </details>
      ))}
    </div>
  </section>
)
