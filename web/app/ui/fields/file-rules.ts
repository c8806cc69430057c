import { isHeic, isToShrink } from '../browser/shrink-picture.ts'
import { whole } from '../format/numbers.ts'
import { m } from '#messages'

/** What a file field accepts. The server checks the content as well; this only avoids a futile upload. */
export interface FileRule {
  kind: 'image' | 'video' | 'file'
  /** For the picker, and for the check: MIME types or `.endings`. */
  types: readonly string[]
  megabytes: number
  /** In words: `JPEG, PNG or WebP`. */
  names: () => string
  /** Photographs: shrunk before their size is checked, and converted from HEIC where possible. */
  shrinks?: boolean
  /** The message for a file of another type, where one is specified. */
  refusal?: () => string
}

export const IMAGE_RULE: FileRule = {
  kind: 'image',
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
  megabytes: 10,
  names: m.ui_image_types,
}
/** Customers' photographs: any size, and HEIC where the browser can read it. */
export const PHOTO_RULE: FileRule = { ...IMAGE_RULE, shrinks: true }
export const VIDEO_RULE: FileRule = {
  kind: 'video',
  types: ['video/mp4', 'video/webm', 'video/quicktime', 'video/3gpp'],
  megabytes: 50,
  names: m.ui_video_types,
}
export const PDF_RULE: FileRule = {
  kind: 'file',
  types: ['application/pdf'],
  megabytes: 50,
  names: () => 'PDF',
  refusal: m.ui_only_pdf,
}
export const SHEET_RULE: FileRule = {
  kind: 'file',
  types: ['.xlsx', '.csv'],
  megabytes: 5,
  names: m.ui_sheet_types,
}

/** `JPEG, PNG or WebP, up to 10 MB`; without the size for files that are shrunk. */
export const ruleInWords = (rule: FileRule): string =>
  rule.shrinks ? rule.names() : m.ui_up_to({ types: rule.names(), megabytes: whole(rule.megabytes) })

/** Whether a photograph is shrunk when it is chosen, for slow connections. */
export const needsRedrawing = (file: { name: string; type: string; size: number }, rule: FileRule): boolean =>
  rule.shrinks === true && isToShrink(file)

/** Why a file is refused; undefined when it is accepted. */
export function refuseFile(file: { name: string; type: string; size: number }, rule: FileRule): string | undefined {
  if (rule.shrinks && isHeic(file)) return m.ui_heic()
  if (!rule.types.some((type) => matches(file, type)))
    return rule.refusal?.() ?? m.ui_not_type({ name: file.name, types: rule.names() })
  if (isTooLarge(file, rule)) return m.ui_larger({ name: file.name, megabytes: whole(rule.megabytes) })
  return undefined
}

const isTooLarge = ({ size }: { size: number }, { megabytes }: FileRule) => size > megabytes * 1024 * 1024

/** The message for a picture that the browser cannot read. */
export const unreadable = (name: string): string => m.ui_may_be_damaged({ problem: m.ui_unreadable(), name })

const matches = (file: { name: string; type: string }, type: string) =>
  type.startsWith('.') ? file.name.toLowerCase().endsWith(type) : file.type === type
