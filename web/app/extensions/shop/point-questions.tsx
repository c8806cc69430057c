import Plus from 'lucide-react/icons/plus'

const QUESTIONS = [
  {
    question: 'When do I get the points of a product?',
    answer:
      'As soon as we have checked its bill and approved the registration, usually within a few days. You hear by SMS, and the points stand in your history.',
  },
  {
    question: 'How much is a point worth?',
    answer: 'One rupee. A package of Rs. 450 takes 450 points, and at least one has to be left afterwards.',
  },
  {
    question: 'Do points expire?',
    answer:
      'Normally not. Where points of a promotion do, the day stands beside your balance, and they are used first.',
  },
  {
    question: 'How do I reach the next tier?',
    answer:
      'By what you earned in the last 365 days: Silver from the start, Gold from 500 points, Platinum from 2,000. Using points does not lower your tier.',
  },
  {
    question: 'What if an extended registration is taken back?',
    answer:
      'Then the longer warranty ends with it, and the points that you used for it return to your account. The points you earned for that product are removed.',
  },
]

/** Five questions; one opens without a script. */
export const Questions = () => (
  <section className="mx-auto max-w-shop px-5 py-16 lg:px-10 lg:py-28" aria-labelledby="questions">
    <h2 id="questions" className="text-title">
      Questions
    </h2>
    <div className="mt-7 max-w-4xl border-t border-line-2 lg:mt-10">
      {QUESTIONS.map(({ question, answer }) => (
        <details key={question} name="points" className="group border-b border-line-2">
          <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 py-3 text-lead font-medium hover:underline hover:decoration-line-2 hover:underline-offset-6 [&::-webkit-details-marker]:hidden">
            {question}
            <Plus className="size-5 shrink-0 text-ink-2 transition-transform group-open:rotate-45" aria-hidden />
          </summary>
          <p className="max-w-read pb-6 text-ink-2">{answer}</p>
        </details>
      ))}
    </div>
  </section>
)
