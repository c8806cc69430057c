import { MOBILE_NUMBER } from 'contract/core/texts/digits'
import { smsSize } from 'contract/core/texts/sms-parts'
import type { EnquiryDetail } from 'contract/enquiries/endpoints'
import { ANSWER_WAYS, ENQUIRY_ANSWER_MAX, ENQUIRY_SMS_PARTS, type AnswerWay } from 'contract/enquiries/words'
import { useState } from 'react'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { brand } from '../../brand/brand.tsx'
import { AnswerMenu } from '../../canned-answers/answer-menu.tsx'
import { answersForMany } from '../../canned-answers/answers-of.ts'
import { useSayWithUndo } from '../../complaints/office/use-say-with-undo.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useMay } from '../../office/office-data.ts'
import { FieldGroup } from '../../ui/fields/field-group.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { RadioCard } from '../../ui/fields/radio-card.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { whole } from '../../ui/format/numbers.ts'
import type { Opening } from '../../ui/overlays/use-opening.ts'
import { wayLabel } from './enquiry-state.tsx'

const VERBS: Record<AnswerWay, () => string> = {
  phone: m.enquiries_office_mark_answered,
  email: m.enquiries_office_mark_answered,
  sms: m.enquiries_office_send_sms,
  mail: m.enquiries_office_send_mail,
}

const WORDS: Record<AnswerWay, () => string> = {
  phone: m.enquiries_office_said,
  email: m.enquiries_office_said,
  sms: m.enquiries_office_sms_words,
  mail: m.enquiries_office_mail_words,
}

/** Writes down how a message was answered, or answers it by SMS or e-mail; for some seconds it can be taken back. */
export function AnswerDialog({ enquiry, opening }: { enquiry: EnquiryDetail; opening: Opening }) {
  const { id, name, phone, email, may_mail: mayMail } = enquiry
  const [way, choose] = useState<AnswerWay>('phone')
  const sayWithUndo = useSayWithUndo()
  const isMobile = MOBILE_NUMBER.test(phone)
  const texts: Record<AnswerWay, string> = {
    phone: m.enquiries_office_way_phone_text({ phone }),
    email: m.enquiries_office_way_email_text({ email }),
    mail: m.enquiries_office_way_mail_text({ email }),
    sms: isMobile ? m.enquiries_office_way_sms_text({ phone }) : m.enquiries_office_way_sms_never({ phone }),
  }
  return (
    <FormDialog
      {...opening}
      title={m.enquiries_office_answer()}
      text={m.enquiries_office_answer_text({ name })}
      verb={VERBS[way]()}
      about={name}
      onSaved={({ message }) => sayWithUndo(message, name, () => api.enquiries.takeBack({ params: { id } }))}
    >
      {(errorOf) => (
        <>
          <input type="hidden" name="intent" value="answer" />
          <FieldGroup label={m.enquiries_office_way()} error={errorOf('way')}>
            <div className="grid gap-2">
              {ANSWER_WAYS.filter((one) => one !== 'mail' || mayMail).map((one) => (
                <RadioCard
                  key={one}
                  name="way"
                  value={one}
                  title={wayLabel(one)}
                  text={<span className="wrap-anywhere">{texts[one]}</span>}
                  disabled={one === 'sms' && !isMobile}
                  checked={way === one}
                  onChange={() => choose(one)}
                />
              ))}
            </div>
          </FieldGroup>
          <Said way={way} error={errorOf('text')} />
        </>
      )}
    </FormDialog>
  )
}

/** The answer; for an SMS, how many billed parts it takes. */
function Said({ way, error }: { way: AnswerWay; error: string | undefined }) {
  const isSms = way === 'sms'
  const [text, setText] = useState('')
  const hasAnswers = useMay('complaints.write')
  const { parts } = smsSize(`${brand.name}: ${text.trim()}`)
  return (
    <div>
      <Field
        label={WORDS[way]()}
        help={
          isSms
            ? m.enquiries_office_sms_help({
                brand: brand.name,
                parts: whole(parts),
                most: whole(ENQUIRY_SMS_PARTS),
              })
            : way === 'mail'
              ? m.enquiries_office_mail_help()
              : m.enquiries_office_said_help()
        }
        error={error}
      >
        <Textarea
          name="text"
          rows={4}
          maxLength={ENQUIRY_ANSWER_MAX}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {hasAnswers && (
        <AnswerMenu
          field="text"
          label={m.answers_use()}
          load={() => answersForMany('reply')}
          note={m.answers_only_plain()}
        />
      )}
    </div>
  )
}
