import type { Wording } from 'contract/core/wording'
import { m } from 'contract/messages'
import { open, readFile, type FileHandle } from 'node:fs/promises'
import type { UploadKind } from 'contract/core/endpoint'
import { fileTypeFromFile } from 'file-type'
import { Problem } from '../core/problems.ts'
import { encodingOf } from '../core/text-encoding.ts'
import { bytesAt } from './bytes-at.ts'
import { MAX_AVIF_PIXELS, MAX_PIXELS, measurePicture } from './images.ts'
import { boxesWithin } from './movie-boxes.ts'

const MB = 1024 * 1024
/** The allowed uploads and their size limits: see Files in docs/security.md. */
export const MAX_BYTES: Record<UploadKind, number> = { image: 10 * MB, video: 50 * MB, pdf: 50 * MB, sheet: 5 * MB }

const EXPECTED: Record<UploadKind, Wording> = {
  image: m.files_choose_jpeg_png_webp_avif_gif,
  video: m.files_choose_mp4_webm_quicktime_3gp_video,
  pdf: m.core_only_pdf_files_supported,
  sheet: m.files_choose_xlsx_csv_file_old_xls,
}

/**
 * Returns the type that a staged file's content shows. Refuses with 415 anything not of the expected kind, whatever its
 * name.
 */
export async function judge(path: string, kind: UploadKind, field: string): Promise<string> {
  const type = await JUDGES[kind](path)
  if (type === BROKEN) throw brokenPdf(field)
  if (type === CODE_PAGE) throw refusal(field, ONLY_UTF8())
  if (type) return type
  throw refusal(field, EXPECTED[kind]())
}

/** For a PDF that cannot be opened: truncated, locked, or fake. */
export const brokenPdf = (field: string) => refusal(field, m.core_upload_valid_pdf_file())

/** For a PDF that does more than show pages. */
export const activePdf = (field: string) => refusal(field, m.files_pdf_runs_scripts_starts_programs_holds())

/** For a picture whose header promises what the rest lacks. */
export const unreadablePicture = (field: string) => refusal(field, EXPECTED.image())

const refusal = (field: string, message: string) =>
  new Problem(415, 'unsupported_file', message, { errors: { [field]: message } })

/** The right kind of file, but truncated. */
const BROKEN = 'broken'

/** A text in an encoding only the computer that saved it knows. */
const CODE_PAGE = 'code page'

const ONLY_UTF8 = m.files_text_windows_code_page_nepali_lost

const JUDGES: Record<UploadKind, (path: string) => Promise<string | undefined>> = {
  image: judgeImage,
  video: judgeVideo,
  pdf: judgePdf,
  sheet: judgeSheet,
}

const IMAGE_TYPES = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/avif', 'image/gif'])

async function judgeImage(path: string) {
  const found = await fileTypeFromFile(path)
  if (!found || !IMAGE_TYPES.has(found.mime)) return undefined
  // Only the header: the picture is decoded once, when it is stored.
  const measure = await measurePicture(path)
  if (!measure || measure.pixels > (measure.isAvif ? MAX_AVIF_PIXELS : MAX_PIXELS)) return undefined
  return found.mime === 'image/apng' ? 'image/png' : found.mime
}

/** Films made of boxes, as MP4 is; cheap phones record 3GP. */
export const MOVIES: ReadonlySet<string> = new Set(['video/mp4', 'video/quicktime', 'video/3gpp'])

async function judgeVideo(path: string) {
  const found = await fileTypeFromFile(path)
  if (found?.mime === 'video/webm') return (await withFile(path, hasWebmSegment)) ? found.mime : undefined
  const type = found?.mime === 'video/x-m4v' ? 'video/mp4' : found?.mime
  if (type === undefined || !MOVIES.has(type)) return undefined
  return (await withFile(path, hasMovieBoxes)) ? type : undefined
}

/** A PDF from its first byte to its last: nothing before the header, an end mark at the end. */
function judgePdf(path: string) {
  return withFile(path, async (file, size) => {
    const head = await bytesAt(file, 0, 5)
    const tail = await bytesAt(file, Math.max(0, size - 2048), 2048)
    if (head.toString('latin1') !== '%PDF-') return undefined
    return tail.includes('%%EOF') ? 'application/pdf' : BROKEN
  })
}

async function judgeSheet(path: string) {
  const bytes = await readFile(path)
  // The entry names of a zip are uncompressed in its directory.
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04')
    return bytes.includes('xl/workbook.xml')
      ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
      : undefined
  if (isPlainText(bytes, encodingOf(bytes))) return 'text/csv'
  return isPlainText(bytes, 'windows-1252') ? CODE_PAGE : undefined
}

// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const CONTROL = /[\x00-\x08\x0b\x0c\x0e-\x1f]/

function isPlainText(bytes: Buffer, encoding: string) {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return !CONTROL.test(text) && !text.trimStart().startsWith('<')
  } catch {
    return false
  }
}

/** The outermost boxes of an MP4 or QuickTime file must lie within it, with a movie and its media among them. */
async function hasMovieBoxes(file: FileHandle, size: number) {
  const seen = new Set<string>()
  let boxes = 0
  for await (const { type, at, length } of boxesWithin(file, 0, size)) {
    if (!/^[\x20-\x7e\xa9]{4}$/.test(type) || length < 8 || at + length > size || boxes > 20_000) return false
    seen.add(type)
    boxes += 1
  }
  return seen.has('moov') && (seen.has('mdat') || seen.has('moof'))
}

const EBML_SEGMENT = 0x18538067

/** The header of a WebM file must be followed by its one segment. */
async function hasWebmSegment(file: FileHandle) {
  const head = await bytesAt(file, 0, 256)
  const first = head[4] ?? 0
  const lengthBytes = Math.clz32(first) - 23
  if (lengthBytes < 1 || lengthBytes > 8 || head.length < 4 + lengthBytes) return false
  let length = first & (0xff >> lengthBytes)
  for (let i = 1; i < lengthBytes; i++) length = length * 256 + head[4 + i]!
  const segment = 4 + lengthBytes + length
  return segment + 4 <= head.length && head.readUInt32BE(segment) === EBML_SEGMENT
}

async function withFile<T>(path: string, look: (file: FileHandle, size: number) => Promise<T>): Promise<T> {
  const file = await open(path)
  try {
    return await look(file, (await file.stat()).size)
  } finally {
    await file.close()
  }
}
