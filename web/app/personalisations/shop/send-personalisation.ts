import { countLetters } from 'contract/core/texts/letters'
import { tooLong } from 'contract/personalisations/lettering'
import { brand } from '../../brand/brand.tsx'
import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/client.ts'
import type { BodySchema } from '../../forms/body-of.ts'
import type { Refusal } from '../../forms/refusal.ts'
import { checkAndSend, submissionOf } from '../../forms/submit.ts'
import { livingSession } from '../../api/living-session.ts'
import { forgetSession } from '../../session/session.ts'
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
    const form = submissionOf(api.personalisations.request, {
      values: { ...typed, color, product_id: product.id, main_image },
      narrow: (body) => fitting(body, product),
    })
    return await checkAndSend({
      ...form,
      send: async (values) => {
        if (!livingSession()) return 'signed out' as const
        const { message } = await form.send(values)
        return { message }
      },
    })
  } catch (error) {
    if (!(error instanceof ApiError)) return noPicture()
    forgetSession()
    return 'signed out'
  }
}

/** The text fits its place, and a product with sizes requires one. */
const fitting = (body: BodySchema<typeof api.personalisations.request>, { sizes }: PersonalisedProduct) =>
  body.superRefine(({ size, text, placement }, context) => {
    const most = brand.letters[placement]
    if (countLetters(text) > most)
      context.addIssue({ code: 'custom', message: tooLong(placement, most), path: ['text'] })
    if (sizes.length > 0 && !size)
      context.addIssue({ code: 'custom', message: m.personalisations_select_size(), path: ['size'] })
  })

const noPicture = (): Refusal => ({
  refused: true,
  message: m.personalisations_no_picture(),
  errors: {},
  local: false,
})
