import { clsx } from 'clsx'
import FileUp from 'lucide-react/icons/file-up'
import ImagePlus from 'lucide-react/icons/image-plus'
import Video from 'lucide-react/icons/video'
import { useState, type ComponentProps } from 'react'
import type { FileRule } from './file-rules.ts'

export interface FilePickerProps extends Omit<ComponentProps<'input'>, 'type' | 'accept' | 'onChange' | 'children'> {
  rule: FileRule
  /** `Add video`, `Replace` */
  text: string
  onFiles: (files: File[]) => void
  /** Hidden but still in the form, once its file is shown elsewhere. */
  out?: boolean
  /** a button over the whole width instead of a square: what the page is about */
  big?: boolean
}

const SQUARE = 'aspect-square gap-1.5 rounded-control text-2xs text-ink-2'
const BIG = 'min-h-44 gap-3 rounded-card text-heading text-ink'

const ICON = { image: ImagePlus, video: Video, file: FileUp }

/** The dashed square: press it, or drop files on it. The input covers it, so both are the browser's own; a phone offers its camera. */
export function FilePicker({ rule, text, onFiles, out = false, big = false, className, ...rest }: FilePickerProps) {
  const [over, setOver] = useState(false)
  const Icon = ICON[rule.kind]
  return (
    <label
      className={clsx(
        out && 'hidden',
        'relative flex cursor-pointer flex-col items-center justify-center border border-dashed text-center transition-colors hover:border-ink hover:bg-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
        big ? BIG : SQUARE,
        over ? 'border-ink bg-ground' : rest['aria-invalid'] ? 'border-red bg-red-tint' : 'border-control',
        className,
      )}
    >
      <Icon className={big ? 'size-9' : 'size-5'} />
      {text}
      <input
        {...rest}
        type="file"
        accept={rule.types.join(',')}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={(event) => onFiles([...(event.target.files ?? [])])}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </label>
  )
}
