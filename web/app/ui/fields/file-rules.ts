import { MESSAGES } from 'contract/core/messages'

/** What a file zone takes. The server looks into the file as well; this only spares a futile upload. */
export interface FileRule {
  kind: 'image' | 'video' | 'file'
  /** For the picker, and for the check: MIME types or `.endings`. */
  types: readonly string[]
  megabytes: number
  /** In words: `JPEG, PNG or WebP`. */
  names: string
  /** What is said of a file of another type, where the documents have words for it. */
  refusal?: string
}

export const IMAGE_RULE: FileRule = {
  kind: 'image',
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
  megabytes: 10,
  names: 'JPEG, PNG or WebP',
}
export const VIDEO_RULE: FileRule = {
  kind: 'video',
  types: ['video/mp4', 'video/webm', 'video/quicktime'],
  megabytes: 50,
  names: 'MP4, WebM or QuickTime',
}
export const PDF_RULE: FileRule = {
  kind: 'file',
  types: ['application/pdf'],
  megabytes: 50,
  names: 'PDF',
  refusal: MESSAGES.onlyPdf,
}
export const SHEET_RULE: FileRule = {
  kind: 'file',
  types: ['.xlsx', '.csv'],
  megabytes: 5,
  names: 'Excel (.xlsx) or CSV',
}

/** `JPEG, PNG or WebP, up to 10 MB` */
export const ruleInWords = (rule: FileRule): string => `${rule.names}, up to ${rule.megabytes} MB`

/** Why a file is refused; undefined when it may come in. */
export function refuseFile(file: { name: string; type: string; size: number }, rule: FileRule): string | undefined {
  if (!rule.types.some((type) => matches(file, type))) return rule.refusal ?? `${file.name} is not a ${rule.names} file`
  if (file.size > rule.megabytes * 1024 * 1024) return `${file.name} is larger than ${rule.megabytes} MB`
  return undefined
}

/** What is said of a picture that the browser cannot read. */
export const unreadable = (name: string): string =>
  `${MESSAGES.unreadableFile} ${name} may be damaged; choose another picture.`

const matches = (file: { name: string; type: string }, type: string) =>
  type.startsWith('.') ? file.name.toLowerCase().endsWith(type) : file.type === type
