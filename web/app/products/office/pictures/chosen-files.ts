import { m } from '#messages'
import { refuseFile, type FileRule } from '../../../ui/fields/file-rules.ts'
import { whole } from '../../../ui/format/numbers.ts'

/** Those of several chosen files that may come in, and why others do not. */
export function chosenFiles(
  files: readonly File[],
  rule: FileRule,
  room: number,
): { taken: File[]; refusal: string | undefined } {
  const refused = files.flatMap((file) => refuseFile(file, rule) ?? [])
  const good = files.filter((file) => !refuseFile(file, rule))
  const left = good.length - room
  const more = left > 0 ? [m.products_office_pictures_room({ shown: whole(room), left: whole(left) })] : []
  return { taken: good.slice(0, room), refusal: [...refused, ...more].join('. ') || undefined }
}
