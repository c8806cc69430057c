import Send from 'lucide-react/icons/send'
import { useEffect, useState, type FormEvent, type ReactNode } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { isRefusal, type Refusal } from '../forms/refusal.ts'
import { RestoredNote } from '../forms/restored-note.tsx'
import { SendsWhenOnline } from '../forms/sends-when-online.tsx'
import { useSingleSubmit } from '../forms/use-single-submit.ts'
import { UploadNow } from '../forms/upload-under-way.tsx'
import { useRefusal } from '../forms/use-refusal.ts'
import { draftAt, dropDraft, keepDraft, restoreFiles } from '../forms/draft.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Field } from '../ui/fields/field.tsx'
import { FileDrop } from '../ui/fields/file-drop.tsx'
import { PHOTO_RULE } from '../ui/fields/file-rules.ts'
import { Textarea } from '../ui/fields/textarea.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import { newMessageKey } from './message-key.ts'
import { m } from '#messages'

export interface MessageFormProps {
  label: string
  help?: string
  /** on the button: `Send` */
  verb: string
  /** a photograph can go with it */
  withPhoto?: boolean
  /** who reads it, where there is a choice */
  children?: ReactNode
  /** below the text: what helps to write it */
  tools?: ReactNode | ((text: string) => ReactNode)
}

/** The storage key of a message's draft, by the path of its screen. */
export const messageDraftOf = (pathname: string): string => `${pathname}?message`

/** Writes a message by the action of the screen. What is typed stays in this browser until it is sent. */
export function MessageForm({ label, help, verb, withPhoto = false, children, tools }: MessageFormProps) {
  const { Form, submit, data, state } = useFetcher<() => Promise<Refusal | { message: string }>>()
  const { form, errorOf, onChange } = useRefusal(data)
  const draftAddress = messageDraftOf(useLocation().pathname)
  const [{ texts, files }] = useState(() => draftAt(draftAddress).read())
  const [isRestored, setRestored] = useState(Boolean(texts['text'] || files['photo']))
  const [text, setText] = useState(texts['text'] ?? '')
  const [key, setKey] = useState(() => texts['key'] || newMessageKey())
  // A new message begins with an empty field for its photograph.
  const [turn, setTurn] = useState(0)
  const onSubmit = useSingleSubmit((target) => submit(target, { preventScrollReset: true }))

  useEffect(() => {
    if (!form.current || !files['photo']) return
    // The same message still: sent twice, it counts once.
    void restoreFiles({ files }, form.current).then(() => setKey((fresh) => texts['key'] || fresh))
  }, [form, files, texts])

  useEffect(() => {
    if (!data || isRefusal(data)) return
    toast.success(data.message)
    startAgain()
    // Once an answer, however often the page around draws itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data])

  const startAgain = () => {
    dropDraft(draftAddress)
    setRestored(false)
    setText('')
    setTurn(turn + 1)
    setKey(newMessageKey())
  }
  const change = (event: FormEvent<HTMLFormElement>) => {
    onChange(event)
    setKey(newMessageKey())
    keepDraft(draftAddress, event.currentTarget)
  }
  return (
    <Form
      ref={form}
      method="post"
      {...(withPhoto && { encType: 'multipart/form-data' })}
      noValidate
      aria-label={label}
      data-draft=""
      onChange={change}
      onSubmit={onSubmit}
      className="grid gap-3 print:hidden"
    >
      <input type="hidden" name="intent" value="message" />
      <input type="hidden" name="key" value={key} />
      {children}
      {isRestored && <RestoredNote onStartAgain={startAgain} />}
      <div>
        <Field label={label} help={help} error={errorOf('text')}>
          <Textarea
            name="text"
            rows={3}
            maxLength={2000}
            value={text}
            onChange={({ target }) => setText(target.value)}
            className="min-h-20!"
          />
        </Field>
        {typeof tools === 'function' ? tools(text) : tools}
      </div>
      {withPhoto && (
        <FileDrop
          key={turn}
          label={m.complaints_photograph_help()}
          name="photo"
          rule={PHOTO_RULE}
          error={errorOf('photo')}
        />
      )}
      {state === 'submitting' && <UploadNow />}
      {state !== 'submitting' && <SendsWhenOnline result={data} form={form} />}
      <Button
        type="submit"
        variant="ink"
        busy={state !== 'idle'}
        busyLabel={m.complaints_sending()}
        className="justify-self-start max-sm:w-full"
      >
        <Send />
        {verb}
      </Button>
    </Form>
  )
}
