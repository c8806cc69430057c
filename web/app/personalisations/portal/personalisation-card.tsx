import ImageOff from 'lucide-react/icons/image-off'
import type { Personalisation } from 'contract/personalisations/endpoints'
import type { ReactNode } from 'react'
import { longDate } from '../../ui/format/dates.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { whole } from '../../ui/format/numbers.ts'
import { Colour } from '../colour.tsx'
import { PersonalisationStatus } from '../personalisation-status.tsx'
import { capital, FONTS, placementLabel } from '../personalisation-words.ts'
import { measureWords } from '../../ui/format/measure-words.ts'
import { m } from '#messages'

/** One of the customer's requests: the picture, what was requested, and the decision. */
export const PersonalisationCard = ({ personalisation }: { personalisation: Personalisation }) => {
  const { id, product_name, main_image, text, placement, font_style, size, quantity } = personalisation
  return (
    <li className="rounded-card border border-line p-4 lg:p-5">
      <div className="flex gap-4 lg:gap-5">
        <LetteredPicture src={main_image} alt={m.personalisations_picture({ product: product_name, text })} />
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
            <h2 className="min-w-0 text-lead font-semibold wrap-anywhere">{text}</h2>
            <PersonalisationStatus status={personalisation.status} own />
          </div>
          <p className="mt-0.5 text-xs wrap-anywhere text-ink-2">{product_name}</p>
          <p className="mt-0.5 text-2xs wrap-anywhere text-ink-3 tabular-nums">
            {m.personalisations_number({ id, day: longDate(personalisation.created_at) })}
          </p>
        </div>
      </div>
      <dl className="mt-4 grid grid-cols-[repeat(2,minmax(0,1fr))] gap-x-4 gap-y-3 border-t border-line pt-4 sm:grid-cols-5">
        <Fact label={m.personalisations_size()}>{measureWords(size) || m.personalisations_not_chosen()}</Fact>
        <Fact label={m.personalisations_placement()}>{capital(placementLabel(placement))}</Fact>
        <Fact label={m.personalisations_font()}>{FONTS[font_style]}</Fact>
        <Fact label={m.personalisations_colour()}>
          <Colour of={personalisation} />
        </Fact>
        <Fact label={m.personalisations_quantity()}>{whole(quantity)}</Fact>
      </dl>
      {personalisation.reason && (
        <Note title={m.personalisations_reason()} className="mt-4">
          <p className="wrap-anywhere whitespace-pre-line">{personalisation.reason}</p>
        </Note>
      )}
    </li>
  )
}

const LetteredPicture = ({ src, alt }: { src: string; alt: string }) =>
  src === '' ? (
    <span className="flex size-24 shrink-0 items-center justify-center rounded-control bg-ground lg:size-32">
      <ImageOff className="size-6 text-ink-off" aria-hidden />
    </span>
  ) : (
    <img
      src={src}
      alt={alt}
      width="128"
      height="128"
      loading="lazy"
      className="size-24 shrink-0 rounded-control bg-ground object-cover lg:size-32"
    />
  )

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-2xs text-ink-3">{label}</dt>
    <dd className="mt-0.5 text-xs wrap-anywhere tabular-nums">{children}</dd>
  </div>
)
