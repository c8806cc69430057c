import { countLetters } from 'contract/core/texts/letters'
import { tooLong } from 'contract/personalisations/lettering'
import { brand } from '../../brand.tsx'
import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/client.ts'
import type { Refusal } from '../../forms/refusal.ts'
import { submit } from '../../forms/submit.ts'
import { forgetSession, livingSession } from '../../session/session.ts'
import { letteredPicture } from './lettered-picture.ts'
import { pictureIn, type PersonalisedProduct, type Wish } from './wish.ts'
import { m } from '#messages'

export type Sent = Refusal | { message: string } | 'signed out'

/** Sends a wish with its picture. Without a session, the visitor is told so once the form is valid. */
export async function sendPersonalisation(product: PersonalisedProduct, wish: Wish): Promise<Sent> {
  const { colour, ...typed } = wish
  const color = product.color_styles[colour] ?? ''
  try {
    const main_image = await letteredPicture(pictureIn(product, colour), { ...typed, hex: color })
    return await submit({
      schema: () => formFor(product),
      values: { ...typed, color, product_id: product.id, main_image },
      send: async (body) => {
        if (!livingSession()) return 'signed out' as const
        const { message } = await api.personalisations.request({ body })
        return { message }
      },
    })
  } catch (error) {
    if (!(error instanceof ApiError)) return noPicture()
    forgetSession()
    return 'signed out'
  }
}

/** The contract's form; a product with sizes requires one. */
async function formFor({ sizes }: PersonalisedProduct) {
  const { personalisations } = await import('contract/personalisations/endpoints')
  return personalisations.request.body.superRefine(({ size, text, placement }, context) => {
    const most = brand.letters[placement]
    if (countLetters(text) > most)
      context.addIssue({ code: 'custom', message: tooLong(placement, most), path: ['text'] })
    if (sizes.length > 0 && !size)
      context.addIssue({ code: 'custom', message: m.personalisations_select_size(), path: ['size'] })
  })
}

const noPicture = (): Refusal => ({
  refused: true,
  message: m.personalisations_no_picture(),
  errors: {},
  local: false,
})
