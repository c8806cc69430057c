import { m } from 'contract/messages'
import { language, counted, type Wording } from './wording.ts'
import { z } from 'zod'
import { canonicalCode, canonicalSerial, plainSpelling } from './texts/canonical.ts'
import { MOBILE_NUMBER, normalizePhone } from './texts/digits.ts'
import { asSeen } from './texts/hidden-signs.ts'
import type { BytesBody, Upload, UploadKind } from './endpoint.ts'
import { jsonIn } from './json-in.ts'
import { NOBODY } from './nobody.ts'

export const MAX_ID = 2_147_483_647

// The validator's own words are for programs: a reader of Nepali is told at least that a value does not fit.
z.config({ customError: () => (language() === 'ne' ? m.core_not_valid() : undefined) })

/** Says what a field takes: reading it in two steps hides that from the types. */
export const taking =
  <Given>() =>
  <S extends z.ZodType>(field: S): z.ZodType<z.output<S>, Given> =>
    field as unknown as z.ZodType<z.output<S>, Given>

/** Digits that may be typed as text, in any spelling. */
const takingDigits = taking<string | number>()

/** A mobile number in Nepal, ten digits after `+977`, a leading 0, separators and what cannot be seen are taken away. */
export const phoneNumber = (error: Wording) =>
  takingDigits(
    z
      .preprocess(normalizePhone, z.string({ error }).regex(/^\d{10}$/, { error }))
      .meta({ type: 'string', example: '9841203118' }),
  )

export const phone = phoneNumber(m.core_mobile_number_required_must_10_digits)

/** A number that text messages reach. */
export const mobileNumber = takingDigits(
  z
    .preprocess(
      normalizePhone,
      z
        .string({ error: m.core_mobile_number_required_must_10_digits })
        .regex(MOBILE_NUMBER, { error: ({ input }) => whyNoMobile(String(input)) }),
    )
    .meta({ type: 'string', example: '9841203118' }),
)

function whyNoMobile(number: string): string {
  if (/^0\d{7,8}$/.test(number)) return m.core_landline_cannot_receive_sms()
  return /^\d{10}$/.test(number)
    ? m.core_enter_mobile_number_begins_96_97()
    : m.core_mobile_number_required_must_10_digits()
}

/** The refusal of a text with more than `max` characters. */
export const tooLong =
  (label: Wording, max: number): Wording =>
  () =>
    m.core_most_characters({ label: label(), n: counted(max) })

/** Non-blank text after trimming; the message follows the pattern of the sign-up form. */
export const requiredText = (label: Wording, max = 200) =>
  filled(() => m.core_required_cannot_empty({ label: label() }), label, max)

/** Non-blank text as it is seen, after trimming, with its own message. */
export const filled = (error: Wording, label: Wording = m.labels_this, max = 200) =>
  z
    .string({ error })
    .overwrite(asSeen)
    .trim()
    .min(1, { error })
    .max(max, { error: tooLong(label, max) })

/** A model number; it needs at least one comparable character. */
export const modelNumber = (error: Wording, label: Wording = m.core_model_number) =>
  filled(error, label, 100).refine((text) => canonicalCode(text) !== '', { error })

/** A serial number as it is printed or typed; something of it must be left to compare. */
export const serialNumber = (error: Wording = m.core_serial_number_required) =>
  filled(error, m.labels_serial_number, LONGEST_SERIAL)
    .refine((typed) => canonicalSerial(typed) !== '', { error: m.core_serial_number_needs_letters_digits })
    .refine((typed) => canonicalSerial(typed).length <= LONGEST_SERIAL, { error: m.core_serial_number_too_long })

const LONGEST_SERIAL = 100

/** An optional field; blank text counts as absent. */
export const unlessBlank = <T extends z.ZodType>(field: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
    field.optional(),
  ) as unknown as z.ZodOptional<T>

/** Text as it is seen that may be left out or empty. */
export const optionalText = (label: Wording, max = 200) =>
  z
    .string()
    .overwrite(asSeen)
    .trim()
    .max(max, { error: tooLong(label, max) })
    .optional()

/** The Nepali of a catalogue text; if empty, the English one is shown. */
export const nepaliText = (max: number) => optionalText(m.labels_the_nepali_text, max)

export const email = filled(m.core_email_required_cannot_empty, m.labels_email, 200).regex(
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  { error: m.core_enter_valid_email_address },
)

/** A calendar day, `YYYY-MM-DD`. */
export const day = (error: Wording) =>
  z
    .string({ error })
    .trim()
    .min(1, { error })
    // The database knows no year 0.
    .pipe(z.iso.date({ error }).refine((given) => !given.startsWith('0000'), { error }))

export const gender = z.enum(['male', 'female'], { error: m.core_gender_required })

/** The values an account may send; `other` is chosen by staff alone, in an older client (rules: “Gender”). */
export const anyGender = z.enum([...gender.options, 'other'], { error: m.core_gender_required })
export type Gender = z.output<typeof anyGender>

/** An integer from `min` to `max` that may arrive as text, as it does in multipart and in addresses; one message for any invalid value, optionally another for a missing one. */
export const integer = (
  error: Wording = m.core_whole_number_expected,
  { min = -MAX_ID, max = MAX_ID, missing = error }: { min?: number; max?: number; missing?: Wording } = {},
) =>
  takingDigits(
    z
      .preprocess(
        numberOfText,
        z
          .int({ error: ({ input }) => (isNothing(input) ? missing : error)() })
          .min(min, { error })
          .max(max, { error }),
      )
      .meta({ type: 'integer', minimum: min, maximum: max }),
  )

const isNothing = (value: unknown) => value === undefined || value === null || value === ''

/** With all the marks that a paste can bring. */
const LONGEST_NUMBER = 100

/** The digits of a code as people copy it from a message: `315 852` becomes `315852`. */
export const digitsOfCode = (value: unknown): unknown =>
  typeof value === 'string' && value.length <= LONGEST_NUMBER ? canonicalCode(value) : value

const numberOfText = (value: unknown): unknown => {
  if (typeof value !== 'string' || value.length > LONGEST_NUMBER) return value
  const digits = plainSpelling(value)
  return /^-?\d{1,15}$/.test(digits) ? Number(digits) : value
}

export const idNumber = (error: Wording = m.core_id_expected) => integer(error, { min: 1 })

/** The id of a person; blank or null for nobody. */
export const idOrNobody = () =>
  z.preprocess(
    (value) => (value === '' ? null : value),
    idNumber(m.core_choose_one_list).nullable().optional(),
  ) as unknown as z.ZodOptional<z.ZodType<number | null, number | string | null>>

/** As `idOrNobody`, in a form with files, where blank is not given. */
export const idOrNobodyInForm = () =>
  z.preprocess(
    (value) => (value === NOBODY ? null : value),
    idNumber(m.core_choose_one_list).nullable().optional(),
  ) as unknown as z.ZodOptional<z.ZodType<number | null, number | string>>

/** The path parameter of one row. */
export const byId = z.object({ id: idNumber() })

/** Ids with commas between them, as an address has them. */
export const idsInText = (error: Wording, max: number, tooMany: Wording) =>
  z
    .preprocess(
      (text) => (typeof text === 'string' ? text.split(',').map((id) => id.trim()) : text),
      z.array(idNumber(), { error }).min(1).max(max, { error: tooMany }),
    )
    .meta({ type: 'string', example: '4,8,15' }) as unknown as z.ZodType<number[], string>

/** The rows to delete together. */
export const idsOf = (error: Wording) =>
  z.array(idNumber(), { error }).min(1, { error }).max(500, { error: m.core_most_500_once })

/** A yes or no that may arrive as text. */
export const flag = () => z.union([z.boolean(), z.stringbool({ error: m.core_true_false_expected })])

/** A list that travels in a form as JSON text or as a repeated field, in JSON as itself. */
export const jsonList = <T extends z.ZodType>(item: T, error: Wording, { min = 0, max = 100 } = {}) =>
  z.preprocess(
    listOfText,
    z
      .array(item, { error })
      .min(min, { error })
      .max(max, { error: () => m.core_most_possible({ n: counted(max) }) }),
  ) as unknown as z.ZodType<z.output<T>[], string | z.input<T>[]>

function listOfText(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const list = jsonIn(value)
  return Array.isArray(list) ? list : [value]
}

/** The longest page that can be asked for. */
export const LONGEST_PAGE = 100

/** `page` from 1, `per_page` from 1 to 100. */
export const paging = (perPage = 10) => ({
  page: pageNumber().default(1),
  per_page: pageLength().default(perPage),
})

/** The same for a list of which a caller that sends neither gets more rows at once. */
export const openPaging = () => ({ page: pageNumber().optional(), per_page: pageLength().optional() })

const pageNumber = () => integer(m.core_page_starts_1, { min: 1, max: 1_000_000 })

const pageLength = () => integer(m.core_per_page_1_100, { min: 1, max: LONGEST_PAGE })

/**
 * A file in a multipart body. Callers pass a Blob or File, handlers receive the staged upload. A missing one does not
 * keep the rest of the form from being checked.
 */
export const upload = (kind: UploadKind, error: Wording = m.core_file_expected) =>
  z
    .custom<Upload>((value) => typeof value === 'object' && value !== null, { error, abort: false })
    .meta({ upload: kind }) as unknown as z.ZodType<Upload, Blob>

/** Several files under one repeated field. */
export const uploads = (kind: UploadKind, max: number, error: Wording = m.core_file_expected) =>
  z
    .array(
      z.custom<Upload>((value) => typeof value === 'object' && value !== null, { error }),
      { error },
    )
    .min(1, { error })
    .max(max)
    .meta({
      upload: kind,
      uploadMax: max,
    }) as unknown as z.ZodType<Upload[], Blob[]>

/** A body of raw bytes, with the maximum that is read. */
export const bytes = (max: number, error: Wording = m.core_bytes_expected): BytesBody =>
  z
    .instanceof(Uint8Array, { error })
    .refine(({ length }) => length > 0, { error })
    .meta({ maxBytes: max }) as unknown as BytesBody

// Answers

export const timestamp = z.string().meta({ format: 'date-time' })

export const date = z.string().meta({ format: 'date' })

/** A shop picture with its ready-made sizes; `srcset` holds WebP, `avif` AVIF, both empty until they are made. */
export const picture = z.object({
  src: z.string(),
  srcset: z.string(),
  avif: z.string(),
  width: z.int(),
  height: z.int(),
  ground: z.enum(['mist', 'sage', 'clay', 'ground']),
})
export type Picture = z.output<typeof picture>

export const pagination = z.object({
  page: z.int(),
  total_pages: z.int(),
  results_per_page: z.int(),
  total_results: z.int(),
  /** true where more rows are found than `total_results`, which are then those that were counted: thousands beyond this page */
  more_results: z.boolean().optional(),
})
export type Pagination = z.output<typeof pagination>

const said = z.string().default(() => m.core_ok())

/** `{ message }` */
export const done = z.object({ message: said })

/** How many rows were deleted; rows already gone do not count. */
export const deletion = done.extend({ deleted: z.int() })

/** `{ message, data }`: one row */
export const one = <T extends z.ZodType>(data: T) => z.object({ message: said, data })

/** `{ message, data: [...] }`: all rows */
export const many = <T extends z.ZodType>(row: T) => z.object({ message: said, data: z.array(row) })

/** `{ message, data: [...], pagination }`: one page of rows */
export const paged = <T extends z.ZodType>(row: T) => z.object({ message: said, data: z.array(row), pagination })

/** An error in a spreadsheet: the row as the spreadsheet numbers it, the column's name. */
export const sheetFault = z.object({ row: z.int(), field: z.string(), message: z.string() })
export type SheetFault = z.output<typeof sheetFault>

/** The shape of every refusal. */
export const problem = z.object({
  message: z.string(),
  code: z.string(),
  /** by field; of a spreadsheet, by row and column */
  errors: z.union([z.record(z.string(), z.string()), z.array(sheetFault)]).optional(),
  /** with `changed_meanwhile`: the record as it is now */
  current: z.record(z.string(), z.unknown()).optional(),
  request_id: z.string(),
})
export type ProblemBody = z.output<typeof problem>
