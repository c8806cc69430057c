import { clsx } from 'clsx'
import Lightbulb from 'lucide-react/icons/lightbulb'
import Route from 'lucide-react/icons/route'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Timer from 'lucide-react/icons/timer'
import Wallet from 'lucide-react/icons/wallet'
import Wrench from 'lucide-react/icons/wrench'

const COMPETENCES = [
  {
    icon: Route,
    name: 'Process',
    text: 'Every batch is tested before it leaves the line, and again before it reaches a shop.',
  },
  { icon: Timer, name: 'Time', text: 'New models arrive before the season that needs them.' },
  { icon: Wrench, name: 'Service', text: 'Our own technicians, trained on the appliances they repair.' },
  { icon: Wallet, name: 'Cost', text: 'Fair prices, printed on the box and the same in every district.' },
  {
    icon: ShieldCheck,
    name: 'Quality',
    text: 'Materials chosen for daily use, voltage that rises and falls, and hard water.',
  },
  { icon: Lightbulb, name: 'Innovation', text: 'Small improvements each year, from safer lids to lower power.' },
]

/** The six core competencies. */
export const Competences = () => (
  <section className="border-t border-line bg-ground" aria-labelledby="competence">
    <div className="mx-auto grid max-w-shop gap-x-16 px-5 py-16 lg:grid-cols-[1fr_2fr] lg:px-10 lg:py-28">
      <div>
        <h2 id="competence" className="max-w-[6.9em] text-title">
          What we stand for
        </h2>
        <p className="mt-4 max-w-[17.2em] text-lead text-ink-2">Six rules for everything we make.</p>
      </div>
      <ul className="mt-4 grid sm:grid-cols-2 sm:gap-x-12 lg:mt-0">
        {COMPETENCES.map(({ icon: Icon, name, text }, at) => (
          <li
            key={name}
            className={clsx(
              'flex gap-4 border-line-2 py-6 lg:py-8',
              at > 0 && 'border-t',
              at === 1 && 'sm:border-t-0',
              at < 2 && 'lg:pt-0',
            )}
          >
            <Icon className="mt-0.5 size-6 text-ink-2" aria-hidden />
            <div>
              <h3 className="text-lead font-semibold">{name}</h3>
              <p className="mt-1 max-w-[20.7em] text-sm text-ink-2 lg:text-base">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
