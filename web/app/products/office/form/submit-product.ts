import type { CallOptions } from 'contract/core/client'
import { redirect } from 'react-router'
import type { z } from 'zod'
import { m } from '#messages'
import { INVALID_INPUT, isRefusal, type Refusal } from '../../../forms/refusal.ts'
import type { Submission } from '../../../forms/submit.ts'
import { submitUpload } from '../../../forms/upload.ts'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { productValues } from './product-values.ts'

/** What was refused before it was sent, in the words of this form. */
export const inWordsOfForm = <R>(result: R): R =>
  isRefusal(result) && result.code === INVALID_INPUT ? { ...result, message: m.products_office_invalid() } : result

interface ProductSubmission<S extends z.ZodType> {
  request: Request
  schema: Submission<S, unknown>['schema']
  send: (values: z.input<S>, options: CallOptions) => Promise<{ message: string }>
  /** where to go once it is saved; without, the screen stays */
  goTo?: string
}

/** Validates and sends the form of a product, with upload progress, and shows the outcome. */
export async function submitProduct<S extends z.ZodType>({
  request,
  schema,
  send,
  goTo,
}: ProductSubmission<S>): Promise<Refusal | Response | null> {
  // The words are for comparing two people's changes.
  const { warranty_parts_words: _words, ...values } = productValues(await request.formData())
  const result = await submitUpload({ schema, values, send, signal: request.signal, unshrunk: true })
  if (isRefusal(result)) return inWordsOfForm(result)
  toast.success(result.message)
  return goTo ? redirect(goTo) : null
}
