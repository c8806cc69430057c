import { useEffect, useRef, type ReactNode } from 'react'
import { brand, Logo } from '../brand/brand.tsx'
import { LanguageSwitch } from '../preferences/language-switch.tsx'
import { StepBar } from '../ui/data/step-bar.tsx'
import { whole } from '../ui/format/numbers.ts'
import { m } from '#messages'
import { placeName, type Place } from './first-steps.ts'

export interface FirstFrameProps {
  title: string
  text?: ReactNode
  /** where on the way, and all of it */
  place?: Place
  places?: readonly Place[]
  children?: ReactNode
}

/** One screen of the setting up: how far one is, one question and its fields. */
export function FirstFrame({ title, text, place, places, children }: FirstFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(place)
  useEffect(() => {
    // Announces the screen change to screen readers.
    if (shown.current !== place) heading.current?.focus()
    shown.current = place
  }, [place])
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-3xl flex-col px-[min(1.25rem,6vw)] pb-10">
      <header className="flex min-h-16 items-center justify-between border-b border-line lg:h-20">
        <Logo className="h-7 lg:h-8" />
        <LanguageSwitch />
      </header>
      <main id="main" className="grow pt-8 lg:pt-12">
        <title>{`${title} | ${brand.name}`}</title>
        {place && places && <Progress place={place} places={places} />}
        <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
          {title}
        </h1>
        {text && <p className="mt-3 max-w-read text-ink-2">{text}</p>}
        {children}
      </main>
    </div>
  )
}

/** A line of all steps; where it has no room, its bars and the name of this one. */
function Progress({ place, places }: { place: Place; places: readonly Place[] }) {
  const current = places.indexOf(place)
  return (
    <div className="mb-8">
      <div className="max-sm:hidden">
        <StepBar label={m.first_start_title()} steps={places.map(placeName)} current={current} />
      </div>
      <div className="sm:hidden">
        <div className="flex gap-1.5" aria-hidden>
          {places.map((each, at) => (
            <span
              key={each}
              className={`h-0.5 grow ${at < current ? 'bg-ink' : at === current ? 'bg-lamp' : 'bg-line-2'}`}
            />
          ))}
        </div>
        <p className="mt-2 text-2xs text-ink-2">
          {m.first_start_progress({ step: whole(current + 1), steps: whole(places.length), name: placeName(place) })}
        </p>
      </div>
    </div>
  )
}
