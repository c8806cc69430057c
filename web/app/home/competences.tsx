import { clsx } from 'clsx'
import Lightbulb from 'lucide-react/icons/lightbulb'
import Route from 'lucide-react/icons/route'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Timer from 'lucide-react/icons/timer'
import Wallet from 'lucide-react/icons/wallet'
import Wrench from 'lucide-react/icons/wrench'
import { m } from '#messages'

const COMPETENCES = [
  {
    icon: Route,
    name: m.home_process,
    text: m.home_process_text,
  },
  { icon: Timer, name: m.home_time, text: m.home_time_text },
  { icon: Wrench, name: m.home_ways_service, text: m.home_service_text },
  { icon: Wallet, name: m.home_cost, text: m.home_cost_text },
  {
    icon: ShieldCheck,
    name: m.home_quality,
    text: m.home_quality_text,
  },
  { icon: Lightbulb, name: m.home_innovation, text: m.home_innovation_text },
]

/** The six core competencies. */
export const Competences = () => (
  <section className="below-fold border-t border-line bg-ground" aria-labelledby="competence">
    <div className="mx-auto grid max-w-shop gap-x-16 px-5 py-16 lg:grid-cols-[1fr_2fr] lg:px-10 lg:py-28">
      <div>
        <h2 id="competence" className="max-w-[6.9em] text-title">
          {m.home_stand_for()}
        </h2>
        <p className="mt-4 max-w-[17.2em] text-lead text-ink-2">{m.home_six_rules()}</p>
      </div>
      <ul className="mt-4 grid sm:grid-cols-2 sm:gap-x-12 lg:mt-0">
        {COMPETENCES.map(({ icon: Icon, name, text }, at) => (
          <li
            key={name()}
            className={clsx(
              'flex gap-4 border-line-2 py-6 lg:py-8',
              at > 0 && 'border-t',
              at === 1 && 'sm:border-t-0',
              at < 2 && 'lg:pt-0',
            )}
          >
            <Icon className="mt-0.5 size-6 text-ink-2" aria-hidden />
            <div>
              <h3 className="text-lead font-semibold">{name()}</h3>
              <p className="mt-1 max-w-[20.7em] text-sm text-ink-2 lg:text-base">{text()}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
