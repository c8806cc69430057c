import { m } from 'contract/messages'
import { SINGLE_MEDIA, type SingleMedia } from 'contract/products/words'
import { type PictureSet } from 'contract/products/endpoints'
import { addFile, removeFiles } from '../../platform/files/file.queries.ts'
import type { Updateable } from 'kysely'
import type { Product } from '../../platform/core/schema.ts'
import type { StoredFile } from '../../platform/files/file-rows.ts'
import { Invalid } from '../../platform/core/problems.ts'
import type { Db } from '../../platform/core/db.ts'
import type { Services } from '../../platform/core/services.ts'
import { refuseForeign, SETS, type MediaPlan, type Place } from '../product-places.ts'
import type { KeptProduct, Part } from '../product-kept.ts'
import { tagsOfProduct } from '../product.tags.ts'

/** The column of each single picture or film. */
const COLUMNS = {
  main_image: 'main_image_id',
  warranty_icon: 'warranty_icon_id',
  galleryimageone: 'gallery_one_id',
  galleryimagetwo: 'gallery_two_id',
  product_video: 'video_id',
} as const satisfies Record<SingleMedia, string>
export const MEDIA_COLUMNS = Object.values(COLUMNS)

const PARTS: Record<PictureSet, Part> = {
  product_images: 'variant',
  specification_images: 'specification',
  sizing_images: 'sizing',
  usage_images: 'usage',
}

type StoredMedia = Record<string, StoredFile | undefined>

/** Whether a plan changes the product's media. */
export function isMediaChanged(product: KeptProduct, { uploads, removed, places }: MediaPlan): boolean {
  if (Object.values(uploads).some(Boolean)) return true
  if (removed.some((name) => product[COLUMNS[name]] !== null)) return true
  return SETS.some((set) => {
    const planned = places[set]?.map((place) => ('file' in place ? place.file : undefined))
    return planned !== undefined && JSON.stringify(planned) !== JSON.stringify(presentIn(product, set))
  })
}

/**
 * Moves a product's media to their new places and changes other columns in the same statement; files without a place
 * are deleted. When it throws Invalid, roll the transaction back.
 */
export async function changeMedia(
  services: Services,
  tx: Db,
  product: KeptProduct,
  plan: MediaPlan,
  stored: StoredMedia,
  columns: Updateable<Product> = {},
): Promise<void> {
  const tags = tagsOfProduct(product)
  const add = (file: StoredFile) => addFile(tx, services.jobs, file, tags)
  const gone = await changeSingles(tx, product, plan.removed, stored, add, columns)
  for (const set of SETS) {
    const places = plan.places[set]
    if (places) gone.push(...(await changeSet(tx, product, set, places, stored, add)))
  }
  await removeFiles(tx, services.jobs, gone)
}

type Add = (file: StoredFile) => Promise<number>

async function changeSingles(
  tx: Db,
  product: KeptProduct,
  removed: readonly SingleMedia[],
  stored: StoredMedia,
  add: Add,
  others: Updateable<Product>,
): Promise<(number | null)[]> {
  const changed: Partial<Record<(typeof COLUMNS)[SingleMedia], number | null>> = {}
  for (const name of SINGLE_MEDIA) {
    const file = stored[name]
    if (file) changed[COLUMNS[name]] = await add(file)
    else if (removed.includes(name)) changed[COLUMNS[name]] = null
  }
  const columns = MEDIA_COLUMNS.filter((column) => column in changed)
  const set = { ...others, ...changed }
  if (Object.keys(set).length > 0) await tx.updateTable('product').set(set).where('id', '=', product.id).execute()
  return columns.map((column) => product[column])
}

async function changeSet(
  tx: Db,
  product: KeptProduct,
  set: PictureSet,
  places: readonly Place[],
  stored: StoredMedia,
  add: Add,
): Promise<number[]> {
  const present = presentIn(product, set)
  refuseForeign(set, places, present)
  if (set === 'product_images' && places.length === 0 && present.length > 0)
    throw new Invalid({ product_images: m.products_product_images_required() })
  const files: number[] = []
  for (const place of places) files.push('file' in place ? place.file : await add(stored[place.upload]!))
  await tx.deleteFrom('product_picture').where('product_id', '=', product.id).where('part', '=', PARTS[set]).execute()
  await insertPictures(
    tx,
    product.id,
    files.map((file) => [PARTS[set], file]),
  )
  return present.filter((file) => !files.includes(file))
}

const presentIn = (product: KeptProduct, set: PictureSet): number[] =>
  product.pictures.filter(([part]) => part === PARTS[set]).map(([, file]) => file)

/** Adds pictures in the given order. */
export async function insertPictures(
  tx: Db,
  productId: number,
  pictures: readonly (readonly [part: Part, file: number])[],
): Promise<void> {
  if (pictures.length === 0) return
  await tx
    .insertInto('product_picture')
    .values(pictures.map(([part, file_id], position) => ({ product_id: productId, part, file_id, position })))
    .execute()
}
