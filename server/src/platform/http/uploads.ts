import { m } from 'contract/messages'
import { counted } from 'contract/core/wording'
import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import multipart, { type Multipart, type MultipartFile, type MultipartValue } from '@fastify/multipart'
import type { Upload, UploadKind } from 'contract/core/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { judge, MOVIES, MAX_BYTES } from '../files/judge.ts'
import { removeLocation } from '../files/without-place.ts'
import { Invalid, Problem } from '../core/problems.ts'

const MAX_FIELDS = 160
const MAX_NAME = 100
/** of one value; the contract sets narrower limits per field */
const MAX_TEXT = 200 * 1024
const MAX_ALL_TEXT = 1024 * 1024
/** browsers send an empty part for each unused file input */
const SPARE_FILES = 20

/** The file fields of a form, and how many files each may hold. */
export type FormShape = Record<string, { kind: UploadKind; max: number }>

export interface Form {
  fields: Record<string, string | string[]>
  uploads: Record<string, Upload[]>
}

/** Files uploaded in parts before their form. */
export interface FilesInParts {
  /**
   * Writes one to this path and returns its name; undefined when it does not exist or is incomplete, `used` when
   * another form used it.
   */
  stage(id: string, kind: UploadKind, path: string): Promise<{ filename: string; bytes: number } | 'used' | undefined>
}

/** Where files are staged during their request, and who sent them. */
export interface Staging {
  stagingDir: string
  by: string
}

const NONE_IN_PARTS: FilesInParts = { stage: async () => undefined }
/** the text that refers to such a file in a form */
const IN_PARTS = 'upload:'

/** Lets the application accept multipart bodies; nothing is read until `readMultipart` is called. */
export function acceptUploads(app: FastifyInstance) {
  app.register(multipart)
}

/**
 * Reads a form and stages its files on disk, each validated by content. The caller discards the uploads afterwards;
 * when this throws, it has done so itself.
 */
export async function readMultipart(
  request: FastifyRequest,
  shape: FormShape,
  { inParts = NONE_IN_PARTS, ...staging }: Staging & { inParts?: FilesInParts },
): Promise<Form> {
  const form: Form = { fields: {}, uploads: {} }
  try {
    refuseTooLong(request, shape)
    const room = { text: MAX_ALL_TEXT }
    for await (const part of partsOf(request, shape)) {
      refuseOddName(part)
      if (part.type === 'field' && isInParts(shape, part)) await takeInParts(form, shape, staging, inParts, part)
      else if (part.type === 'field') takeText(form, shape, room, part)
      else await takeFile(form, shape, staging, part)
    }
    return form
  } catch (error) {
    await discardUploads(form.uploads)
    // The rest of the body is read and discarded: many clients read the response only after sending everything.
    request.raw.unpipe()
    request.raw.resume()
    throw asProblem(error)
  }
}

/** Removes the staged files. */
export async function discardUploads(uploads: Record<string, Upload[]>): Promise<void> {
  await Promise.all(Object.values(uploads).flatMap((list) => list.map(({ path }) => rm(path, { force: true }))))
}

function partsOf(request: FastifyRequest, shape: FormShape): AsyncIterable<Multipart> {
  const files = Object.values(shape).reduce((sum, { max }) => sum + max, SPARE_FILES)
  return request.parts({
    // The size is checked while a file is staged, by its kind.
    limits: {
      fields: MAX_FIELDS,
      files,
      parts: MAX_FIELDS + files,
      fieldSize: MAX_TEXT,
      fileSize: Infinity,
      headerPairs: 20,
    },
    isPartAFile: (_name, _type, filename) => filename !== undefined,
  })
}

function refuseTooLong(request: FastifyRequest, shape: FormShape) {
  const files = Object.values(shape).reduce((sum, { kind, max }) => sum + max * MAX_BYTES[kind], 0)
  if (Number(request.headers['content-length']) > files + 2 * MAX_ALL_TEXT)
    throw new Problem(413, 'too_large', m.core_request_too_large())
}

function refuseOddName({ fieldname }: Multipart) {
  if (typeof fieldname !== 'string' || fieldname === '' || fieldname.length > MAX_NAME)
    throw new Problem(400, 'unreadable', m.core_field_form_no_usable_name())
  if (/(^|[.[])(__proto__|prototype|constructor)([.[\]]|$)/.test(fieldname))
    throw new Problem(400, 'unreadable', m.core_field_form_name_not_allowed())
}

/** How clients write "nothing" in a form. */
const ABSENT = new Set(['', 'NaN', 'null', 'undefined'])

function takeText({ fields }: Form, shape: FormShape, room: { text: number }, part: MultipartValue) {
  const { fieldname: name } = part
  // The parser turns a part declared as JSON into a value.
  const value = typeof part.value === 'string' ? part.value : JSON.stringify(part.value)
  room.text -= value.length
  if (part.valueTruncated || room.text < 0)
    throw new Problem(413, 'too_large', m.core_too_long({ label: name }), {
      errors: { [name]: m.core_too_long({ label: name }) },
    })
  // A file field that holds text was left unchanged by the client.
  if (ABSENT.has(value) || Object.hasOwn(shape, name)) return
  const before = Object.hasOwn(fields, name) ? fields[name] : undefined
  fields[name] = before === undefined ? value : [before, value].flat()
}

async function takeFile({ uploads }: Form, shape: FormShape, staging: Staging, part: MultipartFile) {
  const { fieldname: field, filename, file } = part
  const known = Object.hasOwn(shape, field) ? shape[field] : undefined
  if (!known) return refuseContent(field, file)

  const list = (uploads[field] ??= [])
  const upload = blankUpload(field, known.kind, staging, filename)
  list.push(upload)
  upload.bytes = await stage(file, upload.path, { bytes: MAX_BYTES[known.kind], problem: tooLarge(field, known.kind) })
  if (upload.bytes === 0) {
    list.pop()
    return rm(upload.path, { force: true })
  }
  refuseTooMany(field, list, known.max)
  upload.type = await judged(upload)
}

/** A file field that names a file uploaded before. */
const isInParts = (shape: FormShape, { fieldname, value }: MultipartValue) =>
  Object.hasOwn(shape, fieldname) && typeof value === 'string' && value.startsWith(IN_PARTS)

async function takeInParts(
  { uploads }: Form,
  shape: FormShape,
  staging: Staging,
  inParts: FilesInParts,
  { fieldname: field, value }: MultipartValue,
) {
  const { kind, max } = shape[field]!
  const list = (uploads[field] ??= [])
  const upload = blankUpload(field, kind, staging, '')
  list.push(upload)
  refuseTooMany(field, list, max)
  const found = await inParts.stage(String(value).slice(IN_PARTS.length), kind, upload.path)
  if (!found) throw new Invalid({ [field]: m.core_file_did_not_arrive_complete_choose() })
  if (found === 'used') {
    upload.used = true
    return
  }
  await identify(upload, found)
}

async function identify(upload: Upload, found: { filename: string; bytes: number }): Promise<void> {
  upload.filename = plainName(found.filename)
  upload.bytes = found.bytes
  upload.type = await judged(upload)
}

/**
 * Stages a file that arrived in parts, for a call that names it in another way than a form does. Undefined when it does not
 * exist, is incomplete, or was used; the caller removes the staged file. Throws a Problem 415 for what is not of its kind.
 */
export async function stageInParts(
  inParts: FilesInParts,
  staging: Staging,
  { id, kind }: { id: string; kind: UploadKind },
): Promise<Upload | undefined> {
  const upload = blankUpload(kind, kind, staging, '')
  const found = await inParts.stage(id, kind, upload.path)
  if (!found || found === 'used') return undefined
  try {
    await identify(upload, found)
    return upload
  } catch (error) {
    await rm(upload.path, { force: true })
    throw error
  }
}

/** The type shown by the content; a film loses its location before it is stored. */
async function judged({ path, kind, field }: Upload): Promise<string> {
  const type = await judge(path, kind, field)
  if (MOVIES.has(type)) await removeLocation(path)
  return type
}

const blankUpload = (field: string, kind: UploadKind, { stagingDir, by }: Staging, filename: string): Upload => ({
  field,
  path: join(stagingDir, randomUUID()),
  filename: plainName(filename),
  kind,
  type: '',
  bytes: 0,
  by,
})

function refuseTooMany(field: string, { length }: readonly Upload[], max: number) {
  if (length > max) throw new Invalid({ [field]: m.core_most_files({ count: max, shown: counted(max) }) })
}

/** Throws when there is content in an unexpected file; an empty one passes. */
async function refuseContent(field: string, file: Readable) {
  for await (const chunk of file as AsyncIterable<Buffer>)
    if (chunk.length > 0) throw new Invalid({ [field]: m.core_no_file_expected_here() })
}

interface Limit {
  bytes: number
  problem: Problem
}

async function stage(source: Readable, path: string, limit: Limit): Promise<number> {
  let bytes = 0
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > limit.bytes) throw limit.problem
      await file.writeFile(chunk)
    }
  } finally {
    await file.close()
  }
  return bytes
}

/** The error for a file larger than its kind allows. */
export function tooLarge(field: string, kind: UploadKind): Problem {
  const message = m.core_file_may_most_mb({ n: counted(MAX_BYTES[kind] / 1024 / 1024) })
  return new Problem(413, 'too_large', message, { errors: { [field]: message } })
}

/** Removes folders, control characters and marks that change the writing direction. */
const plainName = (name: string) =>
  name
    .normalize()
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .slice(-150)

/** The parser's errors are about the request; others stay as they are. */
function asProblem(error: unknown): unknown {
  if (error instanceof Problem || !(error instanceof Error)) return error
  const { code = '', statusCode } = error as Error & { code?: string; statusCode?: number }
  if (statusCode === 413) return new Problem(413, 'too_large', m.core_form_too_many_fields())
  const isOurs = error instanceof TypeError || error instanceof RangeError
  if (code.startsWith('FST_') || BROKEN_OFF.has(code) || (code === '' && !isOurs))
    return new Problem(400, 'unreadable', m.core_form_could_not_read())
  return error
}

const BROKEN_OFF = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'])
