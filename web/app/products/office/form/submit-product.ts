import { redirect } from 'react-router'
import { m } from '#messages'
import type { AddingEndpoint } from '../../../forms/body-of.ts'
import { INVALID_INPUT, isRefusal, type Refusal } from '../../../forms/refusal.ts'
import { submitUpload } from '../../../forms/upload.ts'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { productValues } from './product-values.ts'

/** What was refused before it was sent, in the words of this form. */
export const inWordsOfForm = <R>(result: R): R =>
  isRefusal(result) && result.code === INVALID_INPUT ? { ...result, message: m.products_office_invalid() } : result

interface ProductSubmission {
  request: Request
  /** where to go once it is saved; without, the screen stays */
  goTo?: string
}

/** Validates and sends the form of a product, with upload progress, and shows the outcome. */
export async function submitProduct(
  endpoint: AddingEndpoint,
  { request, goTo }: ProductSubmission,
): Promise<Refusal | Response | null> {
  // The words are for comparing two people's changes.
  const { warranty_parts_words: _words, ...values } = productValues(await request.formData())
  const result = await submitUpload(endpoint, { values, signal: request.signal, unshrunk: true })
  if (isRefusal(result)) return inWordsOfForm(result)
  toast.success(result.message)
  return goTo ? redirect(goTo) : null
}
