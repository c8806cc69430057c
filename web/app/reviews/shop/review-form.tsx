import { clsx } from 'clsx'
import type { OwnReview } from 'contract/reviews/endpoints'
import { countLetters } from 'contract/core/texts/letters'
import { plainReview, REVIEW_CHARACTERS } from 'contract/reviews/review-text'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { isRefusal } from '../../forms/refusal.ts'
import { RestoredNote } from '../../forms/restored-note.tsx'
import { SendsWhenOnline } from '../../forms/sends-when-online.tsx'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { livingSession } from '../../api/living-session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FieldGroup } from '../../ui/fields/field-group.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { whole } from '../../ui/format/numbers.ts'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { signInForReview } from './review-address.ts'
import type { reviewAction } from './review-action.ts'
import { forgetDraft, keepDraft, readDraft, type ReviewDraft } from './review-draft.ts'
import { StarChoice } from './star-choice.tsx'
import { m } from '#messages'
import { RichMessage } from '../../ui/format/rich-message.tsx'

export interface ReviewFormProps {
  productId: number
  /** the existing review, when editing */
  own: OwnReview | undefined
  onDone: () => void
  onCancel: () => void
}

/** Stars and text. Input is kept until the server accepts it, through refusals, sign-outs and reloads. */
export default function ReviewForm({ productId, own, onDone, onCancel }: ReviewFormProps) {
  const { Form, submit, data, state } = useFetcher<typeof reviewAction>()
  const { form, errorOf, onChange } = useRefusal(data)
  const stored: ReviewDraft = { rating: own?.rating ?? 0, review: own?.review ?? '' }
  const [typed, setTyped] = useState(() => readDraft(productId) ?? stored)
  const [isRestored, setRestored] = useState(() => readDraft(productId) !== undefined)
  const navigate = useNavigate()
  const send = useSingleSubmit((target) => submit(target, { preventScrollReset: true }))
  const begin = useRef<HTMLDivElement>(null)
  const length = countLetters(plainReview(typed.review))
  const isSignedIn = livingSession() !== undefined

  useEffect(() => {
    begin.current?.querySelector<HTMLElement>('input:checked, input')?.focus({ preventScroll: true })
  }, [])

  useEffect(() => {
    if (!data || isRefusal(data)) return
    forgetDraft(productId)
    toast.success(data.message, { text: data.text })
    onDone()
    // Once an answer, however often the page around draws itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data])

  const change = (next: Partial<ReviewDraft>) => {
    const draft = { ...typed, ...next }
    setTyped(draft)
    keepDraft(productId, draft)
  }
  const startAgain = () => {
    forgetDraft(productId)
    setTyped(stored)
    setRestored(false)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!livingSession()) {
      event.preventDefault()
      keepDraft(productId, typed)
      toast.warning(m.reviews_login_first(), { text: m.reviews_kept_here() })
      void navigate(signInForReview(window.location.href))
    } else send(event)
  }
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      onChange={onChange}
      onSubmit={onSubmit}
      aria-label={m.reviews_your_review()}
      data-draft=""
      className="grid gap-5"
    >
      <input type="hidden" name="product_id" value={productId} />
      {isRestored && <RestoredNote onStartAgain={startAgain} />}
      <FieldGroup label={m.reviews_your_rating()} error={errorOf('rating')}>
        <div ref={begin}>
          <StarChoice rating={typed.rating} onRating={(rating) => change({ rating })} />
        </div>
      </FieldGroup>
      <Field
        label={m.reviews_your_review()}
        help={
          <span className={clsx('tabular-nums', length > REVIEW_CHARACTERS && 'text-red')}>
            {whole(length)} / {whole(REVIEW_CHARACTERS)}
          </span>
        }
        error={errorOf('review')}
      >
        <Textarea
          name="review"
          rows={4}
          value={typed.review}
          onChange={({ target }) => change({ review: target.value })}
        />
      </Field>
      {!isSignedIn && (
        <p className="text-xs text-ink-2">
          <RichMessage
            parts={m.reviews_signed_out.parts()}
            tags={{ link: (text) => <TextLink to={signInForReview(window.location.href)}>{text}</TextLink> }}
          />
        </p>
      )}
      {state !== 'submitting' && <SendsWhenOnline result={data} form={form} />}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" busy={state !== 'idle'} busyLabel={m.reviews_sending()}>
          {own ? m.reviews_save() : m.reviews_submit()}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {m.ui_cancel()}
        </Button>
      </div>
    </Form>
  )
}
