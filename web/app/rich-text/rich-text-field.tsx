import { lazy, Suspense, useId } from 'react'
import { m } from '#messages'
import { FieldNote } from '../ui/fields/field.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'

const RichTextEditor = lazy(() => import('./rich-text-editor.tsx'))

export interface RichTextFieldProps {
  name: string
  label: string
  help?: string
  error?: string | undefined
  /** as it is stored */
  stored?: string | undefined
  /** plain lines, where no formats are stored */
  plain?: boolean
  onChanged: () => void
}

/** A field for text with lists, emphasis and links; the editor comes when the field is first seen. */
export function RichTextField({ name, label, help, error, stored = '', plain = false, onChanged }: RichTextFieldProps) {
  const id = useId()
  return (
    <div>
      <p id={`${id}label`} className="mb-1.5 text-xs font-medium">
        {label}
      </p>
      <Suspense fallback={<EditorSkeleton />}>
        <RichTextEditor
          name={name}
          label={label}
          labelId={`${id}label`}
          noteId={`${id}note`}
          stored={stored}
          plain={plain}
          invalid={error !== undefined}
          onChanged={onChanged}
        />
      </Suspense>
      <FieldNote id={`${id}note`} help={help} error={error} />
    </div>
  )
}

const EditorSkeleton = () => (
  <Loading label={m.rich_text_loading()}>
    <Skeleton pale className="h-38 rounded-control" />
  </Loading>
)
