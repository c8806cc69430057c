import { digitsIn } from 'contract/core/texts/digits'
import { pageLocale } from '../../core/locale.ts'

const KB = 1024
const MB = KB * KB
const GB = MB * KB

/** `322 KB`, `4.2 MB`: the size of a file or backup. */
export const fileSize = (bytes: number): string =>
  digitsIn(
    pageLocale(),
    bytes >= GB
      ? `${(bytes / GB).toFixed(1).replace('.0', '')} GB`
      : bytes < MB
        ? `${Math.max(1, Math.round(bytes / KB))} KB`
        : `${(bytes / MB).toFixed(1).replace('.0', '')} MB`,
  )
