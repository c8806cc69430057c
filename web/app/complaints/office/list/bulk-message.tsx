import { placesOf } from 'contract/canned-answers/words'
import type { AnswerTemplate } from 'contract/canned-answers/endpoints'
import type { ComplaintRow } from 'contract/complaints/endpoints'
import { MESSAGE_MAX } from 'contract/complaints/words'
import type { Locale } from 'contract/core/locale'
import { useState } from 'react'
import { m } from '#messages'
import { api } from '../../../api/client.ts'
import { AnswerMenu } from '../../../canned-answers/answer-menu.tsx'
import { submit } from '../../../forms/submit.ts'
import { BulkDialog } from '../../../lists/bulk/bulk-dialog.tsx'
import { useSelection } from '../../../lists/bulk/selection.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Textarea } from '../../../ui/fields/textarea.tsx'
import type { Opening } from '../../../ui/overlays/use-opening.ts'
import { newMessageKey } from '../../message-key.ts'
import { complaintName } from '../complaint-name.ts'
import { ShortForm } from '../short-form.tsx'
import { MessagePreview } from '../message-preview.tsx'
import { useMessagePreview, type MessageTexts } from '../use-message-preview.ts'

/** Writes one message to the customers of the selected complaints, in the language of each. */
export function MessageSelected(opening: Opening) {
  const ids = (useSelection()?.rows() ?? []).map(({ id }) => Number(id))
  const [texts, setTexts] = useState<MessageTexts>({ text: '', text_ne: '', sms: '', sms_ne: '' })
  // Pressed again after an answer that got lost, nobody gets it twice.
  const [key] = useState(newMessageKey)
  const preview = useMessagePreview(ids, texts)
  const isCut = (language: Locale) =>
    preview.shown?.samples.some((sample) => sample.language === language && !sample.is_whole) === true
  /** Readers of Nepali without a text of their own read the English one. */
  const needsShort = (locale: Locale) =>
    locale === 'en'
      ? texts.sms !== '' || isCut('en') || (texts.text_ne === '' && isCut('ne'))
      : texts.text_ne !== '' && (texts.sms_ne !== '' || isCut('ne'))
  return (
    <BulkDialog<ComplaintRow>
      {...opening}
      title={m.complaints_office_bulk_message_ask}
      text={m.complaints_office_bulk_message_text()}
      verb={m.complaints_office_bulk_message_send()}
      nameOf={complaintName}
      skip={({ id }) => preview.whyNot(id)}
      send={(portion, values) => submit(api.bulkMessages.send, { values: { ...values, ids: portion, key } })}
    >
      {(errorOf) => (
        <>
          <TextFields texts={texts} onChange={setTexts} errorOf={errorOf} />
          {needsShort('en') && (
            <ShortForm
              name="sms"
              value={texts.sms}
              onChange={(sms) => setTexts({ ...texts, sms })}
              error={errorOf('sms')}
            />
          )}
          {needsShort('ne') && (
            <ShortForm
              name="sms_ne"
              value={texts.sms_ne}
              onChange={(sms_ne) => setTexts({ ...texts, sms_ne })}
              error={errorOf('sms_ne')}
            />
          )}
          <MessagePreview preview={preview} />
        </>
      )}
    </BulkDialog>
  )
}

interface TextFieldsProps {
  texts: MessageTexts
  onChange: (texts: MessageTexts) => void
  errorOf: (field: string) => string | undefined
}

function TextFields({ texts, onChange, errorOf }: TextFieldsProps) {
  const [templates, setTemplates] = useState<readonly AnswerTemplate[]>([])
  const load = async () => {
    const { data } = await api.cannedAnswers.offerTemplates({ query: { kind: 'reply' } })
    setTemplates(data)
    return data
  }
  const places = placesOf('reply').map((place) => `{${place}}`)
  return (
    <>
      <div>
        <Field
          label={m.complaints_office_message()}
          help={m.complaints_office_bulk_message_places({ places: places.join(' ') })}
          error={errorOf('text')}
        >
          <Textarea
            name="text"
            rows={4}
            maxLength={MESSAGE_MAX}
            value={texts.text}
            onChange={({ target }) => onChange({ ...texts, text: target.value })}
          />
        </Field>
        <AnswerMenu
          field="text"
          label={m.answers_use()}
          load={load}
          fillsPlaces
          onChosen={(chosen, text) => {
            const template = templates.find(({ id }) => id === chosen.id)
            onChange({
              text,
              text_ne: template?.text_ne || texts.text_ne,
              sms: chosen.sms,
              sms_ne: template?.sms_ne || texts.sms_ne,
            })
          }}
        />
      </div>
      <Field
        label={m.forms_in_nepali({ label: m.complaints_office_message() })}
        help={m.complaints_office_bulk_message_nepali()}
        error={errorOf('text_ne')}
      >
        <Textarea
          name="text_ne"
          lang="ne"
          rows={3}
          maxLength={MESSAGE_MAX}
          value={texts.text_ne}
          onChange={({ target }) => onChange({ ...texts, text_ne: target.value })}
        />
      </Field>
    </>
  )
}
