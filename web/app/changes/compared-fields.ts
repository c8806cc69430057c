import { m } from '#messages'

/** The values a form sends, by the names of its inputs. */
export type Typed = Record<string, unknown>

/** The fields all versioned records send. */
export interface Versioned {
  id: number
  version: number
}

interface Picture {
  id: number
  image_url: string
}

/** How a field of a form is stored, and so how two states of it are compared and shown. */
type Kind<Row> =
  | {
      kind: 'text'
      stored: (row: Row) => string | number
      /** the stored value as readable text, where it is not text itself */ words?: (row: Row) => string
    }
  /** empty counts as 0 */
  | { kind: 'number'; stored: (row: Row) => number | null; words?: (amount: number) => string }
  | {
      kind: 'list'
      stored: (row: Row) => readonly string[]
      /** as for a text; what is typed has its words beside it, as `models_words` */
      words?: (row: Row) => string
    }
  | { kind: 'colours'; stored: (row: Row) => readonly string[] }
  /** sent only when it was edited */
  | { kind: 'rich'; stored: (row: Row) => string }
  /** its address, or empty */
  | { kind: 'picture' | 'video'; stored: (row: Row) => string }
  /** sent as files and their order */
  | { kind: 'pictures'; stored: (row: Row) => readonly Picture[] }

/** A field of a form that several people may fill in at once. */
export type ComparedField<Row> = { name: string; label: string } & Kind<Row>

/** The fields that differ from the record that the form was filled from. */
export const changedFields = <Row>(
  fields: readonly ComparedField<Row>[],
  typed: Typed,
  row: Row,
): ComparedField<Row>[] => fields.filter((field) => isTouched(field, typed) && !isSame(field, typed, row))

/** Which fields differ between two states of a record. */
export const differingFields = <Row>(
  fields: readonly ComparedField<Row>[],
  one: Row,
  other: Row,
): ComparedField<Row>[] => fields.filter((field) => storedText(field, one) !== storedText(field, other))

/** The fields that both people changed, to different values. */
export const clashingFields = <Row>(
  mine: readonly ComparedField<Row>[],
  theirs: readonly ComparedField<Row>[],
  typed: Typed,
  current: Row,
): ComparedField<Row>[] => mine.filter((field) => theirs.includes(field) && !isSame(field, typed, current))

/** The values to send for these fields; `current` says which pictures are still there. */
export function sentValues<Row>(fields: readonly ComparedField<Row>[], typed: Typed, current: Row): Typed {
  const values: Typed = {}
  const removed: string[] = []
  for (const field of fields) {
    const { name } = field
    if (field.kind === 'picture' || field.kind === 'video') {
      if (typed[name]) values[name] = typed[name]
      else removed.push(name)
    } else if (field.kind === 'pictures') {
      const present = new Set(field.stored(current).map(({ id }) => id))
      if (typed[name]) values[name] = typed[name]
      values[`${name}_order`] = JSON.stringify(
        orderOf(field, typed)?.filter((place) => typeof place === 'string' || present.has(place)),
      )
    } else values[name] = typed[name]
  }
  return removed.length > 0 ? { ...values, removed: JSON.stringify(removed) } : values
}

/** A value as the dialog of a clash shows it. */
export type Shown =
  | { text: string }
  | { html: string }
  | { colours: readonly string[] }
  | { pictures: readonly (string | File)[] }

/** A field of a record as it is stored, for people. */
export function shownStored<Row>(field: ComparedField<Row>, row: Row): Shown {
  switch (field.kind) {
    case 'text':
      return { text: field.words?.(row) ?? String(field.stored(row)) }
    case 'number':
      return { text: field.words?.(field.stored(row) ?? 0) ?? String(field.stored(row) ?? '') }
    case 'list':
      return { text: field.words?.(row) ?? field.stored(row).join(', ') }
    case 'colours':
      return { colours: field.stored(row) }
    case 'rich':
      return { html: field.stored(row) }
    case 'video':
      return { text: field.stored(row) && m.changes_film() }
    case 'picture':
      return { pictures: [field.stored(row)].filter(Boolean) }
    case 'pictures':
      return { pictures: field.stored(row).map(({ image_url }) => image_url) }
  }
}

/** A field's input as readable text; `seen` has the pictures shown at the time. */
export function shownTyped<Row>(field: ComparedField<Row>, typed: Typed, seen: Row): Shown {
  const { name } = field
  const value = typed[name]
  switch (field.kind) {
    case 'text':
      return { text: textOf(typed[`${name}_words`] ?? value) }
    case 'number':
      return { text: field.words && value !== '' ? field.words(Number(value)) : textOf(value) }
    case 'list':
      return { text: textOf(typed[`${name}_words`]) || listOf(value).join(', ') }
    case 'colours':
      return { colours: listOf(value) }
    case 'rich':
      return { html: textOf(value) }
    case 'video':
      return { text: value instanceof File ? value.name : '' }
    case 'picture':
      return { pictures: value instanceof File ? [value] : [] }
    case 'pictures': {
      const files = [value].flat().filter((file) => file instanceof File)
      const address = new Map(field.stored(seen).map(({ id, image_url }) => [id, image_url]))
      return {
        pictures: (orderOf(field, typed) ?? []).flatMap((place) =>
          typeof place === 'number' ? (address.get(place) ?? []) : (files[Number(place.slice('new:'.length))] ?? []),
        ),
      }
    }
  }
}

function isTouched<Row>({ kind, name }: ComparedField<Row>, typed: Typed): boolean {
  if (kind === 'picture' || kind === 'video') return Boolean(typed[name]) || removedOf(typed).includes(name)
  if (kind === 'pictures') return typed[`${name}_order`] !== undefined
  return typed[name] !== undefined
}

/** Whether the input equals the record. Files and edited texts always differ. */
function isSame<Row>(field: ComparedField<Row>, typed: Typed, row: Row): boolean {
  const value = typed[field.name]
  switch (field.kind) {
    case 'text':
      return textOf(value).trim() === String(field.stored(row)).trim()
    case 'number':
      return textOf(value) === String(field.stored(row) ?? 0)
    case 'list':
    case 'colours':
      return JSON.stringify(listOf(value)) === JSON.stringify(field.stored(row))
    case 'rich':
      // An editor that was empty and is empty still.
      return textOf(value) === '' && field.stored(row) === ''
    case 'picture':
    case 'video':
      return !value && field.stored(row) === ''
    case 'pictures':
      return JSON.stringify(orderOf(field, typed)) === JSON.stringify(field.stored(row).map(({ id }) => id))
  }
}

const storedText = <Row>(field: ComparedField<Row>, row: Row): string =>
  field.kind === 'pictures' ? JSON.stringify(field.stored(row).map(({ id }) => id)) : JSON.stringify(field.stored(row))

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A list is sent as JSON text. */
const listOf = (value: unknown): string[] => (typeof value === 'string' ? (JSON.parse(value) as string[]) : [])

/** The ids of pictures that stay, and `new:0` for the first that comes. */
const orderOf = <Row>({ name }: ComparedField<Row>, typed: Typed): (number | string)[] | undefined => {
  const order = typed[`${name}_order`]
  return typeof order === 'string' ? (JSON.parse(order) as (number | string)[]) : undefined
}

/** Removed items are sent as JSON text, or field by field. */
function removedOf({ removed }: Typed): string[] {
  if (typeof removed !== 'string') return Array.isArray(removed) ? (removed as string[]) : []
  return removed.startsWith('[') ? (JSON.parse(removed) as string[]) : [removed]
}
