import { m } from 'contract/messages'
import type { Input, Upload } from 'contract/core/endpoint'
import { PICTURE_SETS, type PictureSet, type products } from 'contract/products/endpoints'
import { SINGLE_MEDIA, type SingleMedia } from 'contract/products/words'
import { Invalid } from '../platform/core/problems.ts'

type ChangedMedia = Input<typeof products.update>['body']
/** The pictures and films of a product's form. */
export type MediaForm = Pick<
  ChangedMedia,
  SingleMedia | PictureSet | 'removed' | Extract<keyof ChangedMedia, `${string}_order`>
>

/** A picture in a set: an existing one by its file id, or a new one by its name among the uploads. */
export type Place = { file: number } | { upload: string }

/** A plan for a product's media: which uploads are stored, and the places of each set. */
export interface MediaPlan {
  uploads: Record<string, Upload | undefined>
  removed: readonly SingleMedia[]
  /** only the sets that change */
  places: Partial<Record<PictureSet, Place[]>>
}

export const SETS = Object.keys(PICTURE_SETS) as PictureSet[]

/** Reads the plan from a form, before anything is stored. Throws Invalid for an impossible order. */
export function planMedia(form: MediaForm): MediaPlan {
  const plan: MediaPlan = { uploads: {}, removed: form.removed ?? [], places: {} }
  for (const name of SINGLE_MEDIA) plan.uploads[name] = form[name]
  for (const set of SETS) {
    const places = placesIn(form, set)
    if (!places) continue
    plan.places[set] = places
    // Uploads not named in the order are never stored.
    form[set]?.forEach((upload, at) => {
      if (places.some((place) => 'upload' in place && place.upload === nameOf(set, at)))
        plan.uploads[nameOf(set, at)] = upload
    })
  }
  return plan
}

const nameOf = (set: PictureSet, at: number) => `${set} ${at}`

/** Undefined when the set stays as it is. */
function placesIn(form: MediaForm, set: PictureSet): Place[] | undefined {
  const [order, uploads = []] = [form[`${set}_order`], form[set]]
  if (!order) return uploads.length > 0 ? uploads.map((_, at) => ({ upload: nameOf(set, at) })) : undefined
  const places = order.map((entry): Place => {
    if (typeof entry === 'number') return { file: entry }
    const at = Number(entry.slice('new:'.length))
    if (at >= uploads.length) throw refusal(set, m.products_order_names_more_new_pictures_than())
    return { upload: nameOf(set, at) }
  })
  if (new Set(places.map((place) => JSON.stringify(place))).size < places.length)
    throw refusal(set, m.products_picture_order_twice())
  return places
}

/** Throws Invalid when a place names a file that the set does not have. */
export function refuseForeign(set: PictureSet, places: readonly Place[], present: readonly number[]): void {
  if (places.some((place) => 'file' in place && !present.includes(place.file)))
    throw refusal(set, m.products_order_names_picture_no_longer_exists())
}

const refusal = (set: PictureSet, message: string) => new Invalid({ [`${set}_order`]: message })
