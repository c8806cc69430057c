import { m } from 'contract/messages'
import { z } from 'zod'
import { integer } from './fields.ts'

type Whole = z.core.$ZodLooseShape

/** What a form may send besides its fields: the version of the record that was on the screen. */
const version = integer(m.core_version_expected, { min: 1 }).optional()

type Changes<Shape extends Whole> = z.ZodObject<
  { [Name in keyof Shape]: z.ZodOptional<Shape[Name]> } & { version: typeof version }
>

/**
 * The form of a record that is there already. With the `version` that was seen it says only what changed; what is absent
 * stays. Without a version it is the whole form, as clients send it that know of none.
 */
export function changesTo<Shape extends Whole>(whole: z.ZodObject<Shape>): Changes<Shape> {
  const fields = Object.fromEntries(
    Object.entries(whole.shape).map(([name, field]) => [name, withoutDefault(field as z.ZodType).optional()]),
  )
  const changes = z.object({ ...fields, version }).superRefine(
    (form, context) => {
      if (form.version !== undefined) return
      for (const { path, message } of whole.safeParse(form).error?.issues ?? [])
        context.addIssue({ code: 'custom', path: [...path], message })
    },
    // Even beside other errors: all are reported at once.
    { when: () => true },
  )
  return changes as unknown as Changes<Shape>
}

/** Absent fields are not filled in. */
const withoutDefault = (field: z.ZodType): z.ZodType =>
  field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType) : field
